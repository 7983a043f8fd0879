import { CalculatorFrame } from '../../components/graph/CalculatorFrame'
import { Panel } from '../../components/graph/Panel'
import { Reference } from './Reference'
import type { OpenPanel } from './tool-list'

type Props = { panel: OpenPanel; topic: string; test: number; reference: string; onClose: () => void }

/** The panel beside the question: calculator or reference sheet. */
export function TestPanels({ panel, topic, test, reference, onClose }: Props) {
  if (panel === null) return null
  return panel === 'calculator' ? (
    <Panel title="Calculator" onClose={onClose}>
      <CalculatorFrame title="Calculator" test={test} />
    </Panel>
  ) : (
    <Panel title="Reference" onClose={onClose}>
      <Reference topic={topic} html={reference} />
    </Panel>
  )
}
