import { brand } from 'virtual:brand'
import { Closing, PublicPage } from '../../components/marketing/Blocks'
import { TryNow } from '../../components/marketing/TryNow'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { GoOn } from './GoOn'
import { Hero } from './Hero'
import { Loop } from './Loop'
import { PlanOffer } from './PlanOffer'
import { Screens } from './Screens'
import { Steps } from './Steps'

export const meta = () =>
  pageMeta({
    title: brand.name,
    description:
      'Practice that knows what you missed, why you missed it, and when to bring it back: a personalized learning path to your exam date.',
    path: paths.home(),
  })

export default function HomePage() {
  return (
    <PublicPage>
      <GoOn />
      <Hero />
      <Steps />
      <Loop />
      <Screens />
      <PlanOffer />
      <Closing title="Twenty minutes is enough to begin.">
        <TryNow />
        <ButtonLink to={paths.product()} look="plain">
          How the model works
        </ButtonLink>
      </Closing>
    </PublicPage>
  )
}
