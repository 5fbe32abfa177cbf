import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId, useState } from "react";
import { SUGGESTION_CATEGORIES, type SuggestionCategory } from "#domain/intentions/suggestion-category.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WordsList } from "./analysis-words.tsx";
import { suggestionsQuery } from "./api.ts";
import "#web/styles/all-utilities.css";

/** More than these push everything else off the screen. */
const SHOWN_AT_FIRST = 6;

const CATEGORY_NAMES: Readonly<Record<SuggestionCategory, string>> = {
  wealth: "Wealth",
  health: "Health",
  love: "Love",
  career: "Career",
  creativity: "Creativity",
  protection: "Protection",
  wisdom: "Wisdom",
  confidence: "Confidence",
};

/** Good intentions to begin from, by field of life. */
export function SuggestionPicker({
  draft,
  onTake,
}: {
  readonly draft: string;
  readonly onTake: (words: string) => void;
}): ReactElement {
  const id = useId();
  const [category, setCategory] = useState<SuggestionCategory | null>(null);
  return (
    <section
      className="mt-3.5 pt-4.5 pb-5 px-5.5 border border-rule bg-base-200 max-md:p-4"
      aria-labelledby={`${id}-title`}
    >
      <h4 className="mb-3 text-[1.1875rem]/[1.2]" id={`${id}-title`}>
        Begin from one of ours
      </h4>
      <fieldset className="grid grid-cols-4 mb-3 border border-rule bg-base-100 max-md:grid-cols-2">
        <legend className="vh">Field of life</legend>
        {SUGGESTION_CATEGORIES.map((each) => (
          <label
            className="choice grid place-items-center min-h-12 mt-0 -mb-px -mr-px ml-0 border border-rule text-(length:--text-ui)"
            key={each}
          >
            <input
              type="radio"
              className="vh"
              name={`${id}-category`}
              checked={each === category}
              onChange={() => setCategory(each)}
            />
            <span>{CATEGORY_NAMES[each]}</span>
          </label>
        ))}
      </fieldset>
      {category === null ? (
        <p className="note">Choose what your wish is about.</p>
      ) : (
        <SuggestionList key={category} category={category} draft={draft} onTake={onTake} />
      )}
    </section>
  );
}

function SuggestionList({
  category,
  draft,
  onTake,
}: {
  readonly category: SuggestionCategory;
  readonly draft: string;
  readonly onTake: (words: string) => void;
}): ReactElement {
  const [areAllShown, setAllShown] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(suggestionsQuery(category), queryClient);
  if (data) {
    return (
      <>
        <WordsList words={areAllShown ? data : data.slice(0, SHOWN_AT_FIRST)} taken={draft.trim()} onTake={onTake} />
        {!areAllShown && data.length > SHOWN_AT_FIRST && (
          <Button variant="ghost" icon="down" onClick={() => setAllShown(true)}>
            Show all {data.length}
          </Button>
        )}
      </>
    );
  }
  if (error && !isFetching) {
    return (
      <div className="grid gap-3 justify-items-start" role="alert">
        <p className="error">
          <Icon name="warning" />
          {toDisplayMessage(error, "The suggestions could not be fetched.")}
        </p>
        <Button icon="replay" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <p className="note" role="status">
      Looking for words about {CATEGORY_NAMES[category].toLowerCase()}…
    </p>
  );
}
