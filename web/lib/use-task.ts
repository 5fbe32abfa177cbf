import { useRef, useState } from "react";

/** Something that the visitor sets off and that takes a while; one at a time. */
export interface Task<Input> {
  readonly isUnderWay: boolean;
  /** Does nothing while one is under way. */
  run(input: Input): void;
}

/**
 * Runs a piece of work when it is asked for, and tells its end, also after the component has left the page. For the calls that a page needs
 * from its first moment: a mutation of the query library does the same and more, and would bring the library into the first load.
 */
export function useTask<Input, Output>({
  work,
  onDone,
  onFailed,
}: {
  readonly work: (input: Input) => Promise<Output>;
  readonly onDone: (output: Output, input: Input) => void;
  readonly onFailed: (error: unknown) => void;
}): Task<Input> {
  const isBusy = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);

  async function run(input: Input): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(true);
    try {
      await work(input).then((output) => onDone(output, input), onFailed);
    } finally {
      isBusy.current = false;
      setUnderWay(false);
    }
  }

  return { isUnderWay, run: (input) => void run(input) };
}
