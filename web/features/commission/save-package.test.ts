import { afterEach, expect, it, vi } from "vitest";
import type { Commission } from "#domain/contracts/commissions.ts";
import { unzip } from "#tests/support/unzip.ts";
import { packPackage } from "./save-package.ts";

const PICTURE = { url: "/api/files/secret", widthPx: 800, heightPx: 600 };

const FILES: Readonly<Record<string, readonly [text: string, type: string]>> = {
  [PICTURE.url]: ["a drawing", "image/jpeg"],
  "/api/commissions/own/guide": ["a guide", "application/pdf"],
};

function deliver(delivered: Partial<NonNullable<Commission["delivered"]>>): Commission {
  return {
    ...{ token: "own", processNumber: "HD-7K3MQ9", status: "delivered", email: "ada@example.org", reached: [] },
    ...{ isStopped: false, canChangeAnswers: false },
    answers: {
      ...{ name: "Ada", primaryIntention: "I finish what I begin", dreamSymbols: "", emotionalTone: "solemn" },
      ...{ spiritualPractices: "", sacredElements: "" },
    },
    delivered: {
      ...{ energeticSummary: "Patience", activationInstructions: "Look at it" },
      ...{ picture: null, imagePath: null, ...delivered },
    },
  };
}

async function pack(commission: Commission): Promise<Readonly<Record<string, string>>> {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const [text, type] = FILES[String(url)] ?? ["", ""];
    return new Response(text, { headers: { "Content-Type": type } });
  });
  const zip = await packPackage(commission, "https://sigilarium.test");
  return Object.fromEntries(unzip(new Uint8Array(await zip.arrayBuffer())));
}

afterEach(() => {
  vi.restoreAllMocks();
});

const WORDS = "Energetic summary\n\nPatience\n\n\nActivation instructions\n\nLook at it\n";

it("a package has the drawing, the guide, and the words as a text", async () => {
  expect(await pack(deliver({ picture: PICTURE }))).toEqual({
    "activation-guide.pdf": "a guide",
    "sigil.jpg": "a drawing",
    "words.txt": `Your hand-drawn sigil HD-7K3MQ9\n\n\n${WORDS}`,
  });
});

it.each([
  ["/drawings/one.png", "https://sigilarium.test/drawings/one.png"],
  ["https://example.org/one.png", "https://example.org/one.png"],
])("a package whose drawing lies at %s says so, and fetches nothing from there", async (imagePath, place) => {
  expect(await pack(deliver({ imagePath }))).toEqual({
    "activation-guide.pdf": "a guide",
    "words.txt": `Your hand-drawn sigil HD-7K3MQ9\n\n\nThe drawing\n\n${place}\n\n\n${WORDS}`,
  });
});
