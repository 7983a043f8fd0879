import { Section } from '../../components/marketing/Blocks'
import styles from './home.module.css'
import { shot } from './screens'
import { ThemedImage } from './ThemedImage'

const SHOTS = [
  {
    file: 'dashboard',
    title: 'Where you stand',
    alt: 'The dashboard: one recommended next step, the predicted score with its band, and mastery by subject.',
  },
  {
    file: 'test',
    title: 'One question at a time',
    alt: 'The test screen: the question and its options, the timer and tools above, the navigator below.',
  },
  {
    file: 'journal',
    title: 'What went wrong, in words',
    alt: 'The mistake journal: mistakes to log and logged mistakes, each with its question, solution and clue.',
  },
] as const

const shown = SHOTS.flatMap((entry) => {
  const found = shot(entry.file)
  return found ? [{ ...entry, shot: found }] : []
})

export function Screens() {
  if (shown.length === 0) return null
  return (
    <Section title="See it" lede="Taken from the product as it is, by a script, not drawn.">
      <div className={styles.screens}>
        {shown.map((entry) => (
          <figure key={entry.file}>
            <ThemedImage shot={entry.shot} alt={entry.alt} width={1280} height={800} />
            <figcaption>{entry.title}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
