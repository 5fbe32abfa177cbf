import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { GuidePage } from "#web/features/reading/guide/guide-page.tsx";
import { PrivacyPage } from "#web/features/reading/legal/privacy-page.tsx";
import { TermsPage } from "#web/features/reading/legal/terms-page.tsx";
import { TheoryPage } from "#web/features/reading/theory/theory-page.tsx";

const PAGES: readonly (readonly [name: string, page: ComponentType, words: string])[] = [
  ["the sigil guide", GuidePage, "Choose two to four symbols."],
  ["the essay on magical theory", TheoryPage, "was born in London in 1886"],
  ["the terms of service", TermsPage, "Digital services are non-refundable once delivered."],
  ["the privacy policy", PrivacyPage, "__Host-session"],
];

it.each(PAGES)("%s can be written without a browser", (_name, page, words) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), isServer: true });
  const html = renderToString(RouterContextProvider({ router, children: createElement(page) }));
  expect(html).toContain(words);
  expect(html.match(/<h1/g)).toHaveLength(1);
});
