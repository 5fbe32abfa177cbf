import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PAGE_PATHS } from "#domain/pages.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { createAppRouter } from "../router.ts";

vi.mock("#web/features/home/home-page.tsx", () => ({
  HomePage: () => (
    <>
      <h1>Transform Your Intentions into Sacred Symbols</h1>
      <section id="generator">
        <h2>From sentence to sigil</h2>
      </section>
    </>
  ),
}));

const PAGES = [
  ["/", "Turn an intention into a sigil", "Transform Your Intentions into Sacred Symbols"],
  ["/checkout?tier=advanced&email=a%40example.com", "Checkout", "Payment"],
  ["/consultation-checkout", "Consultation Checkout", "Payment"],
  ["/success", "Payment Result", "We could not look"],
  ["/planetary-hours", "Planetary Hours", "Planetary Hours"],
  ["/master-consultation", "Master Consultation", "Master Consultation"],
  ["/master-calendar", "Master Consultation", "Master Consultation"],
  ["/master-dashboard", "Master Dashboard", "Master Dashboard"],
  ["/commission", "Commission", "We could not look"],
  ["/commission/abc", "Your Commission", "We could not look"],
  ["/master/step2/abc", "Workshop, Step 2", "We could not look"],
  ["/master/step3/abc", "Workshop, Step 3", "We could not look"],
  ["/contact", "Contact", "Contact"],
  ["/terms-of-service", "Terms of Service", "Terms of Service"],
  ["/privacy-policy", "Privacy Policy", "Privacy Policy"],
  ["/sigil-guide", "Sigil Guide", "Sigil Guide"],
  ["/magical-theory", "Magical Theory", "Magical Theory"],
  ["/no-such-page", "404 Page Not Found", "404 Page Not Found"],
  ["/master/step2/abc/more", "404 Page Not Found", "404 Page Not Found"],
] as const;

describe("the router", () => {
  it("knows every page of the product, and catches the rest", () => {
    expect(Object.keys(createAppRouter().routesByPath).sort()).toEqual([...PAGE_PATHS, "/$"].sort());
  });
});

describe("a page", () => {
  it.each(PAGES)("at %s is called %s and has one main heading", async (path, title, heading) => {
    await renderApp(path);
    await waitFor(() => expect(document.title).toBe(`${title} · Sigilarium`));
    expect(screen.getAllByRole("heading", { level: 1 }).map((element) => element.textContent)).toEqual([heading]);
  });

  it("that does not exist says so in the fixed words and leads home", async () => {
    await renderApp("/no-such-page");
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
    const buttons = [...document.querySelectorAll("main .actions a")].map((link) => link.getAttribute("href"));
    expect(buttons).toEqual(["/", "/planetary-hours"]);
  });
});

describe("going to another page", () => {
  it("renames the window, announces the name and moves the focus to the main heading", async () => {
    await renderApp("/contact");
    const footer = screen.getByRole("contentinfo");
    await userEvent.click(screen.getByRole("link", { name: "Sigil guide" }));
    await waitFor(() => expect(document.title).toBe("Sigil Guide · Sigilarium"));
    expect(document.activeElement?.textContent).toBe("Sigil Guide");
    expect(document.activeElement?.tagName).toBe("H1");
    expect(screen.getByText("Sigil Guide", { selector: "[role=status]" })).toBeTruthy();
    expect(footer.isConnected).toBe(true);
  });

  it("by a link to a section moves the focus to that section's heading", async () => {
    await renderApp("/contact");
    await userEvent.click(screen.getByRole("link", { name: "Sigil generator" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("From sentence to sigil"));
  });

  it("by a link to the section that the address names already goes there again", async () => {
    const router = await renderApp("/#generator");
    window.history.replaceState(null, "", router.state.location.href);
    const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
    screen.getByRole("contentinfo").focus();
    await userEvent.click(screen.getByRole("link", { name: "Sigil generator" }));
    expect(scrollIntoView.mock.contexts).toContain(document.getElementById("generator"));
    expect(document.activeElement?.textContent).toBe("From sentence to sigil");
  });

  it("announces the first page too where one comes back to it", async () => {
    await renderApp("/contact");
    await userEvent.click(screen.getByRole("link", { name: "Sigil guide" }));
    await screen.findByText("Sigil Guide", { selector: "[role=status]" });
    await userEvent.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Contact" }));
    expect(await screen.findByText("Contact", { selector: "[role=status]" })).toBeTruthy();
  });

  it("in another tab, from a link to the section that the address names, leaves this one where it is", async () => {
    const router = await renderApp("/#generator");
    window.history.replaceState(null, "", router.state.location.href);
    const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView").mockClear();
    fireEvent.click(screen.getByRole("link", { name: "Sigil generator" }), { ctrlKey: true });
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("leaves the focus alone on the first page", async () => {
    await renderApp("/contact");
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByText("Contact", { selector: "[role=status]" })).toBeNull();
  });
});
