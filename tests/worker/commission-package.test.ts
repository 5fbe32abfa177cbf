import { beforeEach, describe, expect, it } from "vitest";
import { MAILED_FILE_LINK_MS } from "#domain/files/stored-file.ts";
import { makeGuide } from "#worker/documents/compose-guide.ts";
import { createLazyEngines } from "#worker/engine.ts";
import { CMYK_JPEG, PNG } from "../support/pictures.ts";
import { countPdfImages, readPdfText } from "../support/read-pdf-text.ts";
import { CANARY, Commissioning, refusal, WORDS } from "./support/commissioning.ts";

const HAND_DRAWN = {
  ...{ processNumber: "HD-7K3MQ9", picture: null },
  energeticSummary: "It carries patience.\n\nAnd light.",
  activationInstructions: "Look at it each morning.",
};

function compose(changes: Partial<Parameters<typeof makeGuide>[1]["handDrawn"]> = {}): Promise<Uint8Array> {
  const order = { sigil: null, tier: "mastercrafted", areWordsShown: true, madeAt: 0 } as const;
  return makeGuide(createLazyEngines(), { ...order, handDrawn: { ...HAND_DRAWN, ...changes } });
}

describe("the guide to a hand-drawn sigil", () => {
  it("has the drawing on its title, then the master’s words, then what holds for every sigil", async () => {
    const pages = await readPdfText(await compose());
    const beginnings = [
      /Your Hand-Drawn Sigil the drawing itself is beside this guide HD-7K3MQ9/,
      /What it carries It carries patience\. And light\./,
      /How you activate it Look at it each morning\./,
      /The day and the hour/,
      /To keep it or to let it go/,
    ];
    for (const [index, beginning] of beginnings.entries()) expect(pages[index]).toMatch(beginning);
  });

  it.each([
    ["image/png", PNG],
    ["image/jpeg", CMYK_JPEG],
  ])("takes a drawing along that is %s", async (mediaType, bytes) => {
    const guide = await compose({ picture: { mediaType, widthPx: 16, heightPx: 10, bytes } });
    expect(countPdfImages(guide)).toBeGreaterThan(0);
    expect((await readPdfText(guide))[0]).toContain("drawn by hand, for one person");
  });

  it("leaves out a PNG that would take too much memory to set", async () => {
    const guide = await compose({ picture: { mediaType: "image/png", widthPx: 3000, heightPx: 3000, bytes: PNG } });
    expect(countPdfImages(guide)).toBe(0);
  });

  it("runs over as many pages as the words need", async () => {
    const long = Array.from({ length: 120 }, (_, line) => `Line ${line} says a little about what the drawing carries.`);
    const text = (await readPdfText(await compose({ energeticSummary: long.join("\n") }))).join(" ");
    for (const line of [0, 60, 119]) expect(text).toContain(`Line ${line} says`);
  });
});

describe("what is delivered", () => {
  let world: Commissioning;
  beforeEach(async () => {
    world = await Commissioning.begin();
  });

  it("can be kept from the page of the commission once it is delivered, and not before", async () => {
    const step3 = await world.draw();
    const [{ token = "" } = {}] = (await world.listMine()).commissions;
    const ask = () => world.ask("GET", `/api/commissions/${token}/guide`);
    expect((await refusal(await ask())).slice(0, 2)).toEqual([409, "conflict"]);
    await world.ask("POST", `/api/master/step3/${step3}`, WORDS);
    await world.product.readMails();
    await world.run("* * * * *");
    const response = await ask();
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    const pages = await readPdfText(new Uint8Array(await response.arrayBuffer()));
    expect(pages.join(" ")).toContain(CANARY);
  });

  it("above 8 MB leads to the drawing for 30 days, and to the page of the commission after that", async () => {
    const step3 = await world.draw();
    // The guide is as large as drawing and guide may be together.
    world.product.guideBytes = 8 * 1024 * 1024;
    await world.ask("POST", `/api/master/step3/${step3}`, WORDS);
    const mail = await world.findMail(world.client.account.email, /^Your hand-drawn sigil/);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(["activation-guide.pdf"]);
    const [path = ""] = /\/api\/files\/[\w.-]+/.exec(mail.text.replaceAll(/=\n/g, "")) ?? [];
    world.product.now += MAILED_FILE_LINK_MS - 1;
    expect((await world.ask("GET", path)).status).toBe(200);
    world.product.now += 1;
    expect((await world.ask("GET", path)).status).toBe(410);
  });
});
