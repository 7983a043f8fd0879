import {
  Calculator,
  type Icon,
  Keyboard,
  Layers,
  ListChecks,
  LogOut,
  Maximize,
  MessageSquare,
  Sigma,
  Star,
} from '../../ui/icons'
import type { Tool } from './Tools'

export type OpenPanel = 'calculator' | 'reference' | null

type Ways = Readonly<{
  starred: boolean
  /**
   * Reference and Calculator appear only for questions without a passage (spec §2), a reference only where there is one, and in an exam
   * a calculator only beside a reference. Where a topic is about reading there is nothing to calculate.
   */
  passage: boolean
  reading: boolean
  reference: boolean
  panel: OpenPanel
  onStar: () => void
  onCard: () => void
  onPanel: (panel: OpenPanel) => void
  onFeedback: () => void
  onKeys: () => void
  onLogOut: () => void
  /** How the test is seen: highlights, line reader, zoom. */
  view: readonly Tool[]
  /** In an exam: what helps to learn is away, and the review of the module is at hand. */
  onReview: (() => void) | null
}>

const fullScreen = (): void =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.())

/** The tools of the bar, in the specification's order; ours come last. */
export function toolList(ways: Ways): Tool[] {
  const toggle = (key: 'calculator' | 'reference', label: string, icon: Icon): Tool => ({
    key,
    label,
    icon,
    pressed: ways.panel === key,
    onClick: () => ways.onPanel(ways.panel === key ? null : key),
  })
  return [
    {
      key: 'star',
      label: ways.onReview ? 'Mark for review' : ways.starred ? 'Starred' : 'Star',
      icon: Star,
      pressed: ways.starred,
      onClick: ways.onStar,
    },
    ...(ways.onReview
      ? [{ key: 'review', label: 'Review', icon: ListChecks, onClick: ways.onReview }]
      : [{ key: 'flashcards', label: 'Flashcards', icon: Layers, onClick: ways.onCard }]),
    ...(ways.passage || !ways.reference ? [] : [toggle('reference', 'Reference', Sigma)]),
    ...(ways.passage || ways.reading || (ways.onReview && !ways.reference)
      ? []
      : [toggle('calculator', 'Calculator', Calculator)]),
    ...ways.view,
    { key: 'full', label: 'Full Screen', icon: Maximize, onClick: fullScreen, late: true },
    ...(ways.onReview
      ? []
      : [{ key: 'feedback', label: 'Feedback', icon: MessageSquare, onClick: ways.onFeedback, late: true }]),
    { key: 'keys', label: 'Keyboard', icon: Keyboard, onClick: ways.onKeys, late: true },
    { key: 'log out', label: 'Log Out', icon: LogOut, onClick: ways.onLogOut, late: true },
  ]
}
