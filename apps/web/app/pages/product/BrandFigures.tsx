import { brand } from 'virtual:brand'
import { Bars } from '../../components/marketing/Bars'
import styles from './product.module.css'

const { figures } = brand

const FIGURES = [
  { value: figures.model.value.toFixed(4), ...pick(figures.model) },
  { value: `${figures.time_saving_percent.value} percent`, ...pick(figures.time_saving_percent) },
  { value: figures.interactions.value, ...pick(figures.interactions) },
]

function pick({ label, source }: { label: string; source: string }) {
  return { label, source }
}

const MODELS = `${figures.bars.length} models by AUC`
const best = Math.max(...figures.bars.map((bar) => bar.auc))

/** The figures of the brand file, in a block of their own, each with its source. */
export function BrandFigures() {
  return (
    <section className={styles.brand} aria-labelledby="figures">
      <header>
        <h2 id="figures">In figures</h2>
        <p>{figures.caption}</p>
      </header>
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <strong>{figure.value}</strong>
              <small>{figure.source}</small>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.desk}>{MODELS}</h3>
      <details className={styles.fold}>
        <summary>
          <h3>{MODELS}</h3>
        </summary>
        <Bars
          label="AUC by model, as given, each with its source"
          bars={figures.bars.map((bar) => ({
            id: bar.name,
            name: bar.name,
            value: bar.auc,
            ours: bar.auc === best,
            note: bar.source,
          }))}
        />
        <p className={styles.repeat}>
          Figures of different authors on EdNet are not always measured on the same split; read the differences with
          that in mind.
        </p>
      </details>
    </section>
  )
}
