import type { ReactElement } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";
import { goToIntentionBox } from "#web/lib/intention.ts";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { HeroFigure } from "./hero-figure.tsx";

/** The title page: what the product does, and a sigil that shows it. */
export function Hero(): ReactElement {
  return (
    <section className="hero page">
      <div className="frame">
        <div className="inner hero-spread">
          <div className="hero-title">
            <h1>
              <span className="hero-transform">Transform Your</span> <span className="hero-intentions">Intentions</span>{" "}
              <span className="hero-into">into</span> <span className="hero-symbols">Sacred Symbols</span>
            </h1>
            <Ornament name="tailpiece" className="hero-tailpiece" />
            <p className="lead">
              {PRODUCT_NAME} makes personalized sigils that channel your desires and manifest your true will, through
              ancient magical practices.
            </p>
            <Button variant="primary" onClick={goToIntentionBox}>
              Start Creating Your Sigil
            </Button>
            <p className="hero-promise">
              <Ornament name="hedera" />
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
