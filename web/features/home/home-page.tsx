import type { ReactElement, ReactNode } from "react";
import { Hero } from "./hero.tsx";
import { PricingSection } from "./pricing-section.tsx";

/** The home page: title page, generator, prices. */
export function HomePage({ generator }: { readonly generator: ReactNode }): ReactElement {
  return (
    <>
      <Hero />
      {generator}
      <PricingSection />
    </>
  );
}
