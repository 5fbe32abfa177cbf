/** What `Intl.Locale` knows of weeks, by the method of the standard or by the older field; neither is in every browser. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

const SUNDAY = 7;

/** The weekday that a week begins with where the visitor is at home: 0 is Sunday, 6 is Saturday. Sunday where the browser doesn't say. */
export function findFirstWeekday(): number {
  try {
    const locale: LocaleWithWeek = new Intl.Locale(navigator.languages[0] ?? navigator.language);
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: SUNDAY };
    return firstDay % 7;
  } catch {
    return SUNDAY % 7;
  }
}
