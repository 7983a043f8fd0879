import { Panel } from './Panel'
import styles from './Panel.module.css'
import { Reference } from './Reference'
import type { OpenPanel } from './tool-list'

type Props = { panel: OpenPanel; topic: string; onClose: () => void }

/** The panel beside the question: calculator or reference sheet. */
export function TestPanels({ panel, topic, onClose }: Props) {
  if (panel === null) return null
  return panel === 'calculator' ? (
    <Panel title="Calculator" onClose={onClose}>
      <iframe title="Calculator" src="/calculator.html" className={styles.frame} />
    </Panel>
  ) : (
    <Panel title="Reference" onClose={onClose}>
      <Reference topic={topic} />
    </Panel>
  )
}
