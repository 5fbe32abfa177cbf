import type { ReactElement } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";
import { goToIntentionBox } from "#web/lib/intention.ts";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { HeroFigure } from "./hero-figure.tsx";

/** The title page: what the product does, and a sigil that shows it. */
export function Hero(): ReactElement {
  return (
    <section className="hero page pt-7">
      <div className="frame">
        <div className="inner hero-spread">
          <div className="hero-title">
            <h1>
              <span className="hero-transform">Transform Your</span> <span className="hero-intentions">Intentions</span>{" "}
              <span className="hero-into">into</span> <span className="hero-symbols">Sacred Symbols</span>
            </h1>
            <Ornament name="tailpiece" className="mt-6 mb-3.5 h-10 w-40 text-accent title-narrow:hidden" />
            <p className="lead">
              {PRODUCT_NAME} makes personalized sigils that channel your desires and manifest your true will, through
              ancient magical practices.
            </p>
            <Button variant="primary" onClick={goToIntentionBox}>
              Start Creating Your Sigil
            </Button>
            <p className="mt-auto flex items-center gap-3.5 pt-8.75 text-left text-note text-ink-soft title-narrow:order-5 title-narrow:m-0 title-narrow:p-5">
              <Ornament name="hedera" className="h-5.25 w-7 flex-none text-accent" />
              <span>
                The first method is free and asks for no account.
                <br />
                Your words stay yours: they are kept encrypted.
              </span>
            </p>
          </div>
          <HeroFigure />
        </div>
      </div>
    </section>
  );
}
