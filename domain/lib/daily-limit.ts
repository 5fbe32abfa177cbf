/** At most so often a day, in UTC, for whoever `key` names. */
export interface DailyLimit<Name extends string = string> {
  readonly name: Name;
  readonly key: string;
  readonly most: number;
}
