import { benchmark } from 'virtual:benchmark'
import { brand } from 'virtual:brand'
import { Bars } from '../../components/marketing/Bars'
import { Section } from '../../components/marketing/Blocks'
import { day } from '../../format'
import { inWords } from './benchmark-words'
import styles from './product.module.css'

type Dataset = NonNullable<typeof benchmark>['datasets'][number]

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const count = new Intl.NumberFormat('en-US')

/** One data set: who was asked, and how well each model told it. */
function Chart({ data }: { data: Dataset }) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{data.name}</h3>
        <p>
          {sentence(data.label)} ({data.note}). {count.format(data.students)} students, {count.format(data.answers)}{' '}
          answers; tested on {count.format(data.test_students)} students and {count.format(data.test_answers)} answers.
        </p>
      </figcaption>
      <Bars
        label={`AUC on ${data.name}, highest first, with 95% intervals`}
        bars={[...data.models]
          .sort((a, b) => b.auc - a.auc)
          .map((model) => ({
            id: model.id,
            name: model.ours ? `${brand.name} engine` : model.name.replace(' (reference)', ''),
            value: model.auc,
            low: model.auc_low,
            high: model.auc_high,
            ours: model.ours,
            ...(model.ours
              ? { note: 'the model of this product' }
              : model.reference
                ? { note: 'reference, outside the comparison' }
                : {}),
          }))}
      />
    </figure>
  )
}

/** The page's own evidence, in words first: measured by this code on public data. Absent while nothing was measured. */
export function OpenBenchmark() {
  if (!benchmark) return null
  const [headline, ...others] = benchmark.datasets
  const told = headline ? inWords(headline) : null
  if (!headline || !told) return null
  return (
    <Section id="benchmark" title="Does it know you?">
      <p className={styles.told}>
        Before each answer the model says how likely it is to be right. We let it guess for{' '}
        {count.format(headline.test_students)} students whom it had never seen. Of two answers, one right and one wrong,
        it found the right one <strong>{told.ours} times in 100</strong>. A coin toss finds 50, the best of{' '}
        {told.others} other models {told.best}.
      </p>
      <details className={styles.more}>
        <summary>Open benchmark: every model and figure</summary>
        <p className={styles.repeat}>
          Measured by this very code on public data. AUC is that number of times as a share: 0.5 is a coin toss, 1 is
          always right.
        </p>
        <div className={styles.charts}>
          {[headline, ...others].map((data) => (
            <Chart key={data.id} data={data} />
          ))}
        </div>
        <p className={styles.repeat}>
          Measured {day(benchmark.generated_at)}; brackets are 95% intervals over students. Repeat it:{' '}
          <code>npm run bench:models</code>
        </p>
      </details>
    </Section>
  )
}
