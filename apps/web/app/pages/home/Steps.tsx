import styles from './home.module.css'

const STEPS = [
  {
    name: 'Practice',
    text: 'Questions chosen for you, at the edge of what you can do. Up to twenty at a time, timed or not, with a tutor if you like.',
  },
  {
    name: 'Analyze',
    text: 'See what you know, how fast you are, and where points are lost: by subject, by skill, by the answers you changed.',
  },
  {
    name: 'Review',
    text: 'Your mistake journal names the trap you fell into. You say how you will see it coming next time.',
  },
  {
    name: 'Retry',
    text: 'What you missed comes back, just before you forget it. To get it right days later is when it counts.',
  },
] as const

export function Steps() {
  return (
    <section className={styles.steps} aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol>
        {STEPS.map((step, i) => (
          <li key={step.name}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
