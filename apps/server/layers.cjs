/** Features of the server, lowest layer first: a feature imports features of lower layers only (docs/architecture.md). */
const LAYERS = [
  ['second-factor'],
  ['access', 'bank', 'reviews', 'people', 'sessions', 'dev', 'feedbacks', 'health', 'prospects', 'spoken'],
  ['carts', 'student-model', 'flashcards', 'orders'],
  ['items'],
  ['demo', 'lessons', 'marks', 'payment-events'],
  ['mistakes', 'users'],
  ['tests', 'passwords'],
  ['dashboard', 'exams'],
  ['today'],
]

/** Folders that every feature stands on. */
const BELOW = ['auth', 'db', 'http', 'jobs', 'limits', 'mail', 'payments', 'seen']

const FEATURES = '^apps/server/src/features'
const TESTS = '\\.test\\.ts$'
const oneOf = (names) => `${FEATURES}/(${names.join('|')})/`

/** One rule per layer: neither sideways nor up. Since nothing goes back, feature folders cannot form a cycle. */
const oneWay = LAYERS.map((names, i) => ({
  name: 'server-layers-are-one-way',
  severity: 'error',
  from: { path: oneOf(names), pathNot: TESTS },
  to: { path: oneOf(LAYERS.slice(i).flat()), pathNot: `${FEATURES}/$1/` },
}))

exports.LAYERS = LAYERS
exports.BELOW = BELOW

exports.serverRules = [
  ...oneWay,
  {
    name: 'every-feature-has-a-layer',
    severity: 'error',
    from: { path: `${FEATURES}/`, pathNot: oneOf(LAYERS.flat()) },
    to: {},
  },
  {
    name: 'features-meet-at-the-door',
    comment: 'Of another feature only what its index.ts or service.ts offers.',
    severity: 'error',
    from: { path: `${FEATURES}/([^/]+)/`, pathNot: TESTS },
    to: { path: `${FEATURES}/`, pathNot: [`${FEATURES}/$1/`, '/(index|service)\\.ts$'] },
  },
  {
    name: 'what-lies-below-knows-no-feature',
    severity: 'error',
    from: { path: `^apps/server/src/(${BELOW.join('|')})/`, pathNot: TESTS },
    to: { path: `${FEATURES}/` },
  },
  {
    name: 'test-helpers-serve-tests-only',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: [TESTS, '^apps/server/src/testing/'] },
    to: { path: '^apps/server/src/testing/' },
  },
]
