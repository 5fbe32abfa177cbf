import * as z from "zod/mini";
import { HELP_LINES } from "#domain/intentions/help-lines.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { TIERS } from "#domain/orders/tier.ts";
import { KeptCoreVersion } from "#domain/sigils/core-version.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { StoredRecipe } from "#domain/sigils/recipe.ts";
import { toConfirmationLink } from "../links.ts";
import type { MailKind, MailTools, WrittenMail } from "../mail-kind.ts";
import type { MailBlock } from "../render-mail.ts";

const GuideData = z.object({
  origin: z.string(),
  tier: z.enum(TIERS),
  sigil: z.nullable(StoredRecipe),
  coreVersion: KeptCoreVersion,
  requestedAt: z.number(),
  isAskedToConfirm: z.boolean(),
  isSenderVerified: z._default(z.boolean(), false),
});

/** What a guide is made from: the recipe of the sigil (null where there is none yet), when it was asked for, whether the mail asks to confirm the newsletter, and whether the words come from the owner of the address. */
export type GuideData = Omit<z.infer<typeof GuideData>, "sigil"> & { readonly sigil: SigilRecipe | null };

/** The mail that brings the activation guide as a PDF. */
export const ACTIVATION_GUIDE: MailKind<GuideData> = {
  name: "activation_guide",
  purpose: "transactional",
  data: GuideData,
  write,
};

async function write(data: GuideData, to: string, tools: MailTools): Promise<WrittenMail> {
  const { origin, tier, sigil, coreVersion, requestedAt, isAskedToConfirm, isSenderVerified } = data;
  const care = sigil && findRecipeCare(sigil);
  const bytes = await tools.makeGuide({
    ...{ sigil, coreVersion, tier },
    areWordsShown: isSenderVerified,
    madeAt: requestedAt,
  });
  const confirmation = isAskedToConfirm
    ? askToConfirm(await toConfirmationLink(tools.links, origin, { email: to, requestedAt }))
    : [];
  return {
    subject: "Your activation guide",
    origin,
    attachments: [{ filename: "sigilarium-activation-guide.pdf", contentType: "application/pdf", bytes }],
    content: {
      preview: "A small book to print or to read, with your mark in it.",
      heading: "Your magical guide",
      blocks: [
        ...(care ? sayCare(care, isSenderVerified) : tellUse(chooseOpening(sigil !== null, isSenderVerified))),
        ...confirmation,
        {
          kind: "note",
          text: "We keep no copy of this guide.",
        },
      ],
      reason:
        "You receive this mail because your address was entered to have this guide sent. If that was somebody else, you need do nothing.",
    },
  };
}

/** Care goes before the guide, and the guide is told of without a ritual. */
function sayCare({ kind, message }: Care, areWordsShown: boolean): readonly MailBlock[] {
  return [
    { kind: "paragraph", text: message },
    ...(kind === "self_harm" ? [{ kind: "button", label: "Find a help line", url: HELP_LINES.url } as const] : []),
    { kind: "paragraph", text: areWordsShown ? WITHOUT_RITUAL : WITHOUT_RITUAL_OR_WORDS },
  ];
}

function tellUse(opening: string): readonly MailBlock[] {
  return [
    { kind: "paragraph", text: opening },
    { kind: "subheading", text: "How to use it" },
    { kind: "steps", items: HOW_TO_USE },
  ];
}

function chooseOpening(hasSigil: boolean, areWordsShown: boolean): string {
  if (!hasSigil) return WITHOUT_SIGIL;
  return areWordsShown ? WITH_SIGIL : WITH_SIGIL_ALONE;
}

const WITHOUT_RITUAL_OR_WORDS =
  "Your guide is attached: a few pages with your mark. There is no ritual in it, on purpose.";

const WITH_SIGIL_ALONE =
  "Your guide is attached: a small book that you can print or read on the screen. Your own mark stands in it, drawn again from its recipe, with a way to charge it, a day and an hour that suit it, and a page to trace it by hand. The words are left out, so that they stay with whoever wrote them.";

const WITHOUT_RITUAL =
  "Your guide is attached: a few pages with your mark and the steps that made it. There is no ritual in it, on purpose.";

const WITH_SIGIL =
  "Your guide is attached: a small book that you can print or read on the screen. Your own mark stands in it, drawn again from its recipe, with the steps that made it, a way to charge it, a day and an hour that suit it, and a page to trace it by hand.";

const WITHOUT_SIGIL =
  "Your guide is attached: a small book that you can print or read on the screen. It shows how a mark is charged, kept and let go, and it has room for the mark that you will make.";

const HOW_TO_USE = [
  "Print it, or keep it where nobody reads along.",
  "Read it once from the first page to the last before you begin.",
  "Choose a quarter of an hour in which nobody needs you.",
];

function askToConfirm(link: string): readonly MailBlock[] {
  return [
    { kind: "subheading", text: "Would you like our letters?" },
    {
      kind: "paragraph",
      text: "You asked to receive them. Please confirm it within seven days; until you do, none will come.",
    },
    { kind: "button", label: "Confirm the letters", url: link },
  ];
}
