import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "#web/features/contact/contact-page.tsx";

export const Route = createFileRoute("/contact")({ component: ContactPage, staticData: { title: "Contact" } });
