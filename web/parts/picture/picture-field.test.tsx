import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PICTURE_MESSAGES } from "#domain/files/picture.ts";
import { ANIMATED_WEBP, AUTHOR, JPEG_ON_ITS_SIDE, PNG, REFUSED_FILES } from "#tests/support/pictures.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { ApiError } from "#web/lib/api-client.ts";
import { PictureField, type PictureFieldProps } from "./picture-field.tsx";

const STORED = { url: "/api/files/token", widthPx: 16, heightPx: 10 };

function renderField(changes: Partial<PictureFieldProps> = {}) {
  const onSend = vi.fn<PictureFieldProps["onSend"]>(async () => {});
  const onRemove = vi.fn(async () => {});
  const onReload = vi.fn();
  const onBusy = vi.fn();
  renderPart(
    <PictureField
      {...{ label: "Picture", hint: "Up to 10 MB", alt: "The drawing", picture: null, onSend, onRemove, onReload }}
      onBusy={onBusy}
      {...changes}
    />,
  );
  return { onSend, onRemove, onReload, onBusy };
}

function makeFile(bytes: Uint8Array<ArrayBuffer>, name = "drawing.png", type = "image/png"): File {
  return new File([bytes], name, { type });
}

async function choose(file: File): Promise<void> {
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText("Picture", { selector: "input" }), file);
}

describe("the field for a picture", () => {
  it("sends a chosen picture at once, without its metadata, and says that it is stored", async () => {
    const { onSend, onBusy } = renderField();
    await choose(makeFile(JPEG_ON_ITS_SIDE, "photo.png"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("The picture is stored."));
    const [sent] = onSend.mock.calls[0] ?? [];
    expect(sent?.type).toBe("image/jpeg");
    expect(await sent?.text()).not.toContain(AUTHOR);
    expect(onBusy.mock.calls).toEqual([[true], [false]]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a picture" }));
  });

  it.each(REFUSED_FILES.filter(([what]) => what !== "a WebP" && !what.includes("behind")))(
    "refuses %s before anything is sent",
    async (_what, bytes, message) => {
      const { onSend } = renderField();
      await choose(makeFile(bytes));
      expect((await screen.findByRole("alert")).textContent).toContain(message);
      expect(onSend).not.toHaveBeenCalled();
    },
  );

  it("refuses eleven megabytes", async () => {
    const { onSend } = renderField();
    await choose(makeFile(new Uint8Array(11_000_000)));
    expect((await screen.findByRole("alert")).textContent).toBe(PICTURE_MESSAGES.too_many_bytes);
    expect(onSend).not.toHaveBeenCalled();
  });

  it("refuses a WebP that the browser can't draw", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("broken", "InvalidStateError")));
    const { onSend } = renderField();
    await choose(makeFile(ANIMATED_WEBP));
    expect((await screen.findByRole("alert")).textContent).toBe(PICTURE_MESSAGES.damaged);
    expect(onSend).not.toHaveBeenCalled();
  });

  it("shows how much is sent, and can be stopped without a complaint", async () => {
    const onSend: PictureFieldProps["onSend"] = (_file, { tellProgress, signal }) => {
      tellProgress(0.4);
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    renderField({ onSend });
    await choose(makeFile(PNG));
    expect(await screen.findByRole("button", { name: "Sending 40% ..." })).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Sent" })).toHaveProperty("value", 0.4);
    await userEvent.click(screen.getByRole("button", { name: "Stop sending" }));
    expect(await screen.findByRole("button", { name: "Choose a picture" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says what the server says where it refuses", async () => {
    const refusal = new ApiError(409, "", { code: "conflict", message: "This session was cancelled." });
    renderField({ onSend: () => Promise.reject(refusal) });
    await choose(makeFile(PNG));
    expect((await screen.findByRole("alert")).textContent).toBe("This session was cancelled.");
  });

  it("shows what is stored, replaces it and takes it away", async () => {
    const { onRemove } = renderField({ picture: STORED });
    expect(screen.getByRole("img", { name: "The drawing" }).getAttribute("src")).toBe(STORED.url);
    expect(screen.getByRole("button", { name: "Replace it" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("The picture is taken away."));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it("asks for the picture again where its address has ended", async () => {
    const { onReload } = renderField({ picture: STORED });
    screen.getByRole("img", { name: "The drawing" }).dispatchEvent(new Event("error"));
    expect((await screen.findByRole("alert")).textContent).toBe("The picture could not be loaded.");
    await userEvent.click(screen.getByRole("button", { name: "Load it again" }));
    expect(onReload).toHaveBeenCalledOnce();
  });
});
