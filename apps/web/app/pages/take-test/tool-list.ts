import { Calculator, type Icon, Keyboard, Layers, Maximize, MessageSquare, Sigma, Star } from '../../ui/icons'
import type { Tool } from './Tools'

export type OpenPanel = 'calculator' | 'reference' | null

type Ways = Readonly<{
  starred: boolean
  /** Reference and Calculator appear only for questions without a passage (spec §2), a reference only where there is one. */
  passage: boolean
  reference: boolean
  panel: OpenPanel
  onStar: () => void
  onCard: () => void
  onPanel: (panel: OpenPanel) => void
  onFeedback: () => void
  onKeys: () => void
}>

const fullScreen = (): void =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.())

/** The tools of the bar, in the specification's order. */
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
      label: ways.starred ? 'Starred' : 'Star',
      icon: Star,
      pressed: ways.starred,
      onClick: ways.onStar,
    },
    { key: 'flashcards', label: 'Flashcards', icon: Layers, onClick: ways.onCard },
    ...(ways.passage || !ways.reference ? [] : [toggle('reference', 'Reference', Sigma)]),
    ...(ways.passage ? [] : [toggle('calculator', 'Calculator', Calculator)]),
    { key: 'full', label: 'Full Screen', icon: Maximize, onClick: fullScreen },
    { key: 'feedback', label: 'Feedback', icon: MessageSquare, onClick: ways.onFeedback },
    { key: 'keys', label: 'Keyboard', icon: Keyboard, onClick: ways.onKeys },
  ]
}
