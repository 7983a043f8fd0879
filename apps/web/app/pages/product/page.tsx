import { Closing, Features, Marked, PageHead, PublicPage, Section } from '../../components/marketing/Blocks'
import { PhoneFold } from '../../components/marketing/PhoneFold'
import { TryNow } from '../../components/marketing/TryNow'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { BrandFigures } from './BrandFigures'
import { LEARN, MODEL, WORK } from './features'
import { OpenBenchmark } from './OpenBenchmark'
import styles from './product.module.css'
import { TryIt } from './TryIt'

export const meta = () =>
  pageMeta({
    title: 'Product',
    description:
      'One student model that follows every answer: a diagnostic, recommended practice, named misconceptions, a mistake journal and spaced retries.',
    path: paths.product(),
  })

export default function ProductPage() {
  return (
    <PublicPage>
      <div className={styles.opening}>
        <PageHead
          label="Product"
          title={
            <>
              It knows what you missed, <Marked>and why</Marked>
            </>
          }
          lede="Behind every question is one model of one student. It estimates the chance that you answer this question right, now, and chooses what is worth your next twenty minutes."
        >
          <TryNow look="primary" />
          <ButtonLink to={paths.pricing()} look="plain">
            See the plans
          </ButtonLink>
        </PageHead>
        <TryIt />
      </div>
      <Section title="How it helps you learn">
        <Features items={LEARN.slice(0, 3)} />
        <PhoneFold more title="And three more ways">
          <Features items={LEARN.slice(3)} />
        </PhoneFold>
      </Section>
      <PhoneFold title="How it stays out of your way">
        <Features items={WORK} />
      </PhoneFold>
      <PhoneFold
        title="The model"
        lede="Small enough to explain, checked against public data, and honest about what it does not know."
      >
        <Features items={MODEL} />
      </PhoneFold>
      <OpenBenchmark />
      <BrandFigures />
      <Closing title="See it with your own answers.">
        <TryNow />
        <ButtonLink to={paths.forStudents()} look="plain">
          Look at the topics
        </ButtonLink>
      </Closing>
    </PublicPage>
  )
}
