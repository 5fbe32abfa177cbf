import type { ReactElement } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MethodCardText } from "./method-cards.ts";

/** What a locked method is and what it comes with, said where it was picked. */
export function LockedMethodNote({
  card: { name, explanation, tier },
  onBack,
}: {
  readonly card: MethodCardText;
  readonly onBack: () => void;
}): ReactElement {
  return (
    <div className="locked-note">
      <Icon name="lock" />
      <div>
        <p>
          <b>{name}.</b> {explanation}
        </p>
        {tier === "mastercrafted" ? (
          <p className="soft">
            It comes with Mastercrafted, <span className="num">$199</span>. Your sigil will be drawn by chaos magick
            until then.
          </p>
        ) : (
          <p className="soft">
            It comes with Advanced, <span className="num">$49</span> once, with all five methods. Your sigil will be
            drawn by chaos magick until then.
          </p>
        )}
        <div className="actions">
          {tier === "mastercrafted" ? (
            <ButtonLink to="/sigil-guide">Read about the methods</ButtonLink>
          ) : (
            <ButtonLink to="/" hash="pricing">
              See what Advanced holds
            </ButtonLink>
          )}
          <Button variant="ghost" onClick={onBack}>
            Stay with chaos magick
          </Button>
        </div>
      </div>
    </div>
  );
}
