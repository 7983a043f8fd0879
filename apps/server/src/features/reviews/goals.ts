type Settings = Readonly<Record<string, unknown>>

const byTopic = <T>(settings: Settings, name: string): Readonly<Record<string, T>> =>
  (settings[name] ?? {}) as Readonly<Record<string, T>>

/** The score wished for in each topic. */
export const targetsIn = (settings: Settings) => byTopic<number>(settings, 'targets')

/** The dates of each topic's own test; null where the student said that there is none yet. */
export const testDatesIn = (settings: Settings) => byTopic<string | null>(settings, 'test_dates')

/** What of a student tells the date of a test. */
export type Dated = Readonly<{ test_date: string | null; settings: Settings }>

/** The date of the topic's own test; where none was given, the one of the profile. */
export function testDateIn({ test_date, settings }: Dated, topic: string): string | null {
  const own = testDatesIn(settings)[topic]
  return own === undefined ? test_date : own
}
