import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { publicPageList } from './routing/public-pages.ts'

const page = (folder: string): string => `pages/${folder}/page.tsx`

/** The whole sitemap (spec §2). Each page names its guard in its own `clientLoader`. */
export default [
  layout('layouts/marketing.tsx', [
    ...publicPageList.map(({ path, folder }) =>
      path === '/' ? index(page(folder)) : route(path.slice(1), page(folder)),
    ),
    // needs a token, else /login
    route('upgrade', 'pages/upgrade/page.tsx'),
    // needs a token and no guest flag, else /signup
    route('checkout', 'pages/checkout/page.tsx'),
    // how a free sample ended; needs a token, else /login
    route('sample/:id', 'pages/sample/page.tsx'),
    route('*', 'pages/not-found/page.tsx'),
  ]),
  // Paid-plan routes: a token and an active plan for the current topic, else /login
  layout('layouts/dashboard.tsx', [
    route('dashboard', 'pages/dashboard/page.tsx'),
    route('tests', 'pages/tests/page.tsx'),
    route('tests/new', 'pages/new-test/page.tsx'),
    route('tests/:id/result', 'pages/result/page.tsx'),
    route('tests/:id/analysis', 'pages/analysis/page.tsx'),
    route('exams/start/:kind', 'pages/start-exam/page.tsx'),
    route('exams/:id', 'pages/exam/page.tsx'),
    route('flashcards', 'pages/flashcards/page.tsx'),
    route('flashcards/new', 'pages/new-flashcard/page.tsx'),
    route('flashcards/:id', 'pages/flashcard/page.tsx'),
    route('flashcards/:id/edit', 'pages/edit-flashcard/page.tsx'),
    route('mistakes', 'pages/mistakes/page.tsx'),
    route('mistakes/new', 'pages/new-mistake/page.tsx'),
    route('mistakes/:id', 'pages/mistake/page.tsx'),
    route('mistakes/:id/edit', 'pages/edit-mistake/page.tsx'),
    route('today', 'pages/today/page.tsx'),
    route('lessons', 'pages/lessons/page.tsx'),
    route('lessons/:id', 'pages/lesson/page.tsx'),
    route('users/:id', 'pages/account/page.tsx'),
  ]),
  // On paper there is no navigation around the test; the same guard as the paid-plan routes.
  route('tests/:id/print', 'pages/print-test/page.tsx'),
  // needs a token, else /login
  route('tests/:id', 'pages/take-test/page.tsx'),
] satisfies RouteConfig
