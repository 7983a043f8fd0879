/** Numbers of the specification (spec §5, §9) and of the wire. */
export const LIMITS = {
  questionsPerTest: 20,
  numberInputLength: 2,
  gridInLength: 6,
  passwordMinLength: 8,
  testListPageSize: 25,
  testListPageRange: 5,
  mistakePageSize: 25,
  toLogPageRange: 2,
  loggedPageRange: 5,
  itemsPerPageMax: 100,
  alertMs: 5000,
  loadingMessageMs: 1500,
  countUpTickMs: 1000,
  countdownTickMs: 10,
  subjectRows: 5,
  diagnosticQuestions: 20,
  diagnosticMinutes: 30,
  /** From so many answers on an estimate is worth showing. */
  estimateAnswers: 5,
  /** Below so many own answers a mastery rests on the rest of the topic: no percent is shown, and nothing is called Strong. */
  masteryAnswers: 3,
  evidenceAnswers: 10,
  /** Lessons that are suggested at once: a list of all that is weak suggests nothing. */
  suggestedLessons: 4,
  demoCallMinutes: 20,
  graphRangeDays: { '1W': 7, '2W': 14, '1M': 30, '3M': 90 },
  graphDomain: [-1, 101],
  answerChangesMax: 50,
  /** accounts whose logins one browser remembers: a computer of a school has several students */
  knownBrowsers: 8,
  /** changes of a question that were sent and whose answers were lost */
  editsBefore: 8,
  graphTestsMax: 500,
  bodyBytes: 256 * 1024,
  importChunks: 500,
  importChunkLength: 50_000,
  importBytes: 8_000_000,
  /** Text of all cards of one student. */
  cardBytesMember: 20_000_000,
  cardBytesGuest: 5_000_000,
  cardPageSize: 1000,
  /** Text of one page of cards: a page of long ones ends earlier. */
  cardPageBytes: 1_000_000,
  sessionsShown: 50,
  hideTimerUntilMs: 5 * 60_000,
  ratingAgeMs: 90 * 86_400_000,
  /** The longest that a call may have been on its way, by its own word: a computer may sleep with it half sent. */
  onTheWayMs: 6 * 3_600_000,
  /** Formulas that are put into words in one call, how long one may be, and all of them together. */
  formulasAtOnce: 200,
  formulaLength: 1000,
  formulaSignsAtOnce: 20_000,
  marksPerTest: 200,
  /** Highlights that were taken off are remembered, so that an older copy does not bring them back. */
  marksGoneMax: 400,
  markChangesMax: 100,
  markNoteLength: 1000,
  /** Notes of all highlights of one test, in characters. */
  markNotesPerTest: 40_000,
  markQuoteLength: 120,
  markOffsetMax: 100_000,
} as const

/** Whether a mastery rests on answers of its own; what was left empty is none. */
export const enoughAnswers = (correct: number, incorrect: number): boolean =>
  correct + incorrect >= LIMITS.masteryAnswers

/** Password strength values (spec §4). */
export const STRENGTH = { all: 100, noSymbol: 66, weak: 33 } as const

/** The four maths topics: free for everybody. */
export const FREE_TOPICS = ['Algebra 1', 'Geometry', 'Algebra 2', 'Trigonometry'] as const

/** Topics that need a subscription. */
export const PAID_TOPICS = ['SAT Math', 'SAT Reading and Writing', 'ACT Reading'] as const

export const TOPICS = [...FREE_TOPICS, ...PAID_TOPICS] as const
export type TopicName = (typeof TOPICS)[number]

export const DEFAULT_TOPIC: TopicName = 'Algebra 1'

/** Question counts of the tiles on For students (spec §2). */
export const TOPIC_COUNTS: Readonly<Record<(typeof FREE_TOPICS)[number], string>> = {
  'Algebra 1': '1800+',
  Geometry: '900+',
  'Algebra 2': '1600+',
  Trigonometry: '550+',
}

export const EXTRA_TIME = [1, 1.25, 1.5, 2] as const

export const isFreeTopic = (name: string): boolean => (FREE_TOPICS as readonly string[]).includes(name)
