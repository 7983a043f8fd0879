import { brand } from 'virtual:brand'
import { Link } from 'react-router'
import { Closing, Marked, PageHead, PublicPage } from '../../components/marketing/Blocks'
import { NotAffiliated } from '../../components/marketing/Footer'
import { TryNow } from '../../components/marketing/TryNow'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import styles from './about.module.css'

export const meta = () =>
  pageMeta({
    title: 'About',
    description: `Why ${brand.name} exists, how it is made, and what it will not do.`,
    path: paths.about(),
  })

const RULES = [
  ['What to do now', 'One action, its reason, its minutes.'],
  ['Where you stand', 'A score with its band, mastery by skill, in plain numbers.'],
  ['Why points were lost', 'Which misconception, which habit, in words.'],
] as const

export default function AboutPage() {
  return (
    <PublicPage>
      <PageHead
        label="About"
        title={
          <>
            For the student with an exam date and <Marked>twenty minutes</Marked>
          </>
        }
        lede={`${brand.name} is made for one situation: it is evening, the exam is in seven weeks, and there are twenty minutes before bed. Those minutes should count.`}
      />
      <div className={styles.columns}>
        <section>
          <h2>The idea</h2>
          <p>
            More questions do not make a better student. A wrong answer does, if somebody says what went wrong, if it is
            written down, and if it comes back before it is forgotten. So the work here is a loop with four steps:
            Practice, Analyze, Review, Retry. A sheet folded twice; that is where the four quarters in the logo come
            from.
          </p>
          <p>
            A good teacher does this for one student. Software can do it for everybody, as long as it stays a tool: it
            suggests, the student decides.
          </p>
        </section>
        <section>
          <h2>Three things you always know</h2>
          <dl className={styles.rules}>
            {RULES.map(([what, how]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>How it is made</h2>
          <p>
            Our questions are written for this product: each from a template with its own check, so that a second way of
            solving must reach the same answer before a student ever sees it. Every wrong option has a reason. The model
            that chooses them is measured on public data, and{' '}
            <Link to={paths.product()}>how well it does is on the product page</Link>, next to the figures of others.
          </p>
        </section>
        <section>
          <h2>What we will not do</h2>
          <ul>
            <li>Show a number that is made up. Where there is no data yet, the page says so.</li>
            <li>Lose an answer, or hold your work back when a plan ends.</li>
            <li>Follow you around the web, or sell what we know about you.</li>
            <li>Pretend to be the exam. Predictions are unofficial estimates, and labeled so.</li>
          </ul>
        </section>
        <section>
          <h2>Who we are</h2>
          <p>
            {brand.legal_name} runs {brand.name}. Questions, praise, a mistake you found:{' '}
            <a href={`mailto:${brand.support_email}`}>{brand.support_email}</a>. A person reads it.
          </p>
          <p className={styles.small}>
            <NotAffiliated />
          </p>
        </section>
      </div>
      <Closing title="The best way to get to know it is one round.">
        <TryNow />
        <ButtonLink to={paths.forBusiness()} look="plain">
          For schools and business
        </ButtonLink>
      </Closing>
    </PublicPage>
  )
}
