import type { ReactElement } from "react";
import { CandleScene, SignsScene } from "./ancestral-scenes.tsx";
import { FigureScene } from "./figure-scene.tsx";
import type { Frame } from "./frame.ts";
import { SentenceScene } from "./sentence-scene.tsx";
import { SquareScene } from "./square-scene.tsx";
import { ConceptsScene, ElementsScene, SymbolScene, TitleScene } from "./symbol-scenes.tsx";
import "#web/styles/all-utilities.css";
import "./stage.css";

declare module "react" {
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}

/** One frame of a film, filling its container. It is decoration of the captions. */
export function FilmStage({ frame }: { readonly frame: Frame }): ReactElement {
  return (
    <div className="film-stage" data-candle={frame.drawing.inkRole} style={{ opacity: frame.opacity }}>
      <SceneOf frame={frame} />
    </div>
  );
}

function SceneOf({ frame }: { readonly frame: Frame }): ReactElement {
  const { scene } = frame;
  switch (scene.kind) {
    case "title":
      return <TitleScene frame={frame} />;
    case "sentence":
    case "strike":
    case "remain":
      return <SentenceScene frame={frame} />;
    case "draw":
    case "ring":
    case "finish":
      return <FigureScene frame={frame} />;
    case "square":
    case "sums":
    case "numbers":
    case "trace":
      return <SquareScene frame={frame} />;
    case "concepts":
      return <ConceptsScene frame={{ ...frame, scene }} />;
    case "symbol":
      return <SymbolScene frame={{ ...frame, scene }} />;
    case "candle":
      return <CandleScene frame={frame} />;
    case "signs":
      return <SignsScene frame={frame} />;
    case "elements":
      return <ElementsScene frame={{ ...frame, scene }} />;
  }
}
