import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-bucket-from-a-teaspoon',
  kind: 'Natural Science',
  title: 'A Bucket from a Teaspoon',
  description:
    'This passage is from the article “A Bucket from a Teaspoon” by Marit Halvorsen-Reyes (2023). Author and source are invented. So are Anneke Brouwer and her experiment.',
  paragraphs: [
    'In July of 2017 a truck carrying more than three tons of live fish braked hard on a coastal highway in Oregon, and its load slid off into the road. The fish were hagfish, on their way to dinner tables in South Korea. Frightened, they did what frightened hagfish do. Within moments the pavement and several cars lay under a quilt of gray-white slime, and the highway crew that came to clear it, having considered brooms, sent for a bulldozer.',
    'A hagfish is about as long as a forearm and looks like a sock that has been left in the sea. It has no jaws and no scales, and almost nothing that deserves the name of a backbone. It feeds on whatever falls to the bottom, very often from the inside. Relatives of much the same shape were swimming some three hundred million years ago, which suggests that, however unlovely, the design has not needed much improving.',
    'The slime may be one reason. Along each flank of the animal runs a row of glands, and when it is bitten or squeezed, the glands nearest the trouble fire. What comes out is less than a teaspoonful. In under half a second it has swelled, in the surrounding water, to several thousand times its own volume. Cameras lowered off New Zealand have recorded what this means to a predator. A shark closes its jaws on a hagfish, stops, and backs away, gagging, with its gills hung in curtains. The hagfish, often without a mark on it, goes back to its meal.',
    'For a long time the slime was thought of as a kind of instant glue. It is closer to a net. Nearly all of it, more than 99.9 percent, is plain seawater, which is neither dissolved nor absorbed but merely held. What holds it is a little mucus and a great many threads. Each is about a fiftieth as wide as a human hair and nearly as long as a pencil, and each is made inside a single cell hardly big enough to see, where it lies wound up like yarn in a ball. The water does not have to be turned into anything. It only has to be kept from getting out of the way, and this is why so little material goes so far.',
    'But a thread that is wound must be unwound, and quickly. Anyone who has pulled a pair of earphones from a pocket will see the difficulty. How do tens of thousands of threads come off their balls in less time than a blink, and not tangle?',
    'One idea was that the balls are packed under tension, like springs, and simply burst open. The physiologist Anneke Brouwer, working at a marine station on the Norwegian coast, set out to watch it happen. She and her students laid single balls of thread in a dish of perfectly still seawater and switched on the camera. Almost nothing took place. Over several minutes the balls softened and let out a loop or two. Then the team set the water flowing past at the speed at which a fish sucks in a mouthful. A loose end was caught by the current and pinned against the dish, and the rest came off in a third of a second, from the outside in, layer by layer, without one snarl.',
    'The power, in other words, is not in the ball. It comes from the attacker. A shark that lunges and gulps drags water past the threads, and the dragging draws the net. The harder it gulps, the faster it is choked. “It is a trap that runs on the strength of whoever steps into it,” Brouwer says, and adds that she knows of no engineer who would not be pleased to have thought of it.',
    'There remains the matter of being a hagfish in a cloud of one’s own slime, which is quite able to smother its maker. The animal has two remedies. It sneezes, forcefully, to clear its one nostril. And it ties its tail in a knot, a real one, and slides the knot forward along its body to the head, wiping itself clean as a hand wipes a wet rope. Several laboratories now hope to spin the threads artificially, for light and springy fabrics that need no oil to make. So far nobody has matched the original. The winding is still done best in the dark, by a cell that has had plenty of time to practice.',
  ],
  questions: [
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: -0.1,
      seconds: 60,
      text: '',
      stem: 'The passage is mainly concerned with explaining how hagfish slime:',
      right: 'grows from so little to so much in less time than a blink.',
      wrong: [
        {
          html: 'acts as a glue on the gills of whatever attacks the animal.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That it is “a kind of instant glue” was believed for a long time, and is told in the passage; but the next sentence corrects it: “It is closer to a net.”',
        },
        {
          html: 'has let the animal stay as it was for millions of years.',
          misconception: 'ar-too-narrow',
          why: 'The long time is mentioned in the second paragraph, and “The slime may be one reason”; the rest of the passage is about something else, how it works.',
        },
        {
          html: 'may one day be made by people for a new kind of fabric.',
          misconception: 'ar-too-narrow',
          why: 'Fabrics are hoped for in the last paragraph, in a sentence or two; the threads and their unwinding fill the rest.',
        },
      ],
      evidence: ['this is why so little material goes so far', 'the dragging draws the net'],
      explanation:
        '<p class="plan">This asks for the whole: which option covers the net of threads and the question of how it opens?</p><p>The middle of the passage answers two questions in turn: how so little makes so much (water is held by threads, and “this is why so little material goes so far”), and how it happens so fast (the attacker’s gulp drags water past the threads, and “the dragging draws the net,” [[line: the dragging draws the net]]).</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q2',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 50,
      text: '',
      stem: 'The phrase “having considered brooms” ([[line: having considered brooms]]) adds to the first paragraph a note of:',
      right: 'comic understatement about how bad the mess was.',
      wrong: [
        {
          html: 'mild criticism of a crew that had come with the wrong tools.',
          misconception: 'ar-half-right',
          why: 'The tools were wrong, that is the joke; but the crew only “considered” brooms, and the passage does not blame them.',
        },
        {
          html: 'comic exaggeration of how bad the mess was.',
          misconception: 'ar-half-right',
          why: 'Comic it is, but the mess is not made to sound worse than it was: to have “considered brooms” before a bulldozer makes it sound smaller.',
        },
        {
          html: 'real doubt about whether the event took place.',
          misconception: 'ar-wrong-tone',
          why: 'The scene is hard to believe, which invites doubt; but the event is given with month, year and place, and nothing questions it.',
        },
      ],
      evidence: ['the highway crew that came to clear it, having considered brooms, sent for a bulldozer'],
      explanation:
        '<p class="plan">A question of tone: put brooms and a bulldozer side by side.</p><p>We read that “the highway crew that came to clear it, having considered brooms, sent for a bulldozer” ([[line: sent for a bulldozer]]). The leap from brooms to a bulldozer says, without saying it, how hopeless brooms would have been. That is understatement for comic effect.</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q3',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.6,
      seconds: 50,
      text: '',
      stem: 'The author mentions relatives that lived “some three hundred million years ago” ([[line: some three hundred million years ago]]). From this it can be inferred that the author thinks the body plan of the hagfish is:',
      right: 'effective, in spite of its ugliness.',
      wrong: [
        {
          html: 'old, and therefore likely to die out soon.',
          misconception: 'ar-half-right',
          why: 'Old it is, but the author draws another conclusion from its age: the design “has not needed much improving.”',
        },
        {
          html: 'unlike that of any animal now alive.',
          misconception: 'ar-outside-the-text',
          why: 'It is an odd animal, so this sounds likely; but its shape is compared with that of ancient relatives only, never with other living animals.',
        },
        {
          html: 'effective, and copied by most later kinds of fish.',
          misconception: 'ar-half-right',
          why: 'Effective is what the author means, but no descent of other fish from hagfish is mentioned anywhere.',
        },
      ],
      evidence: ['however unlovely, the design has not needed much improving'],
      explanation:
        '<p class="plan">An inference: the sentence draws its own conclusion after “which suggests that.”</p><p>The long history “suggests that, however unlovely, the design has not needed much improving” ([[line: the design has not needed much improving]]). What needs no improving works well.</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q4',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0,
      seconds: 50,
      text: '',
      stem: 'According to the fourth paragraph, the seawater in hagfish slime is:',
      right: 'kept in place by threads and mucus.',
      wrong: [
        {
          html: 'dissolved in a thick kind of glue.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Glue is what people “for a long time” thought, and the word is near; the passage corrects it in the next sentence.',
        },
        {
          html: 'soaked up by threads and by a little mucus.',
          misconception: 'ar-half-right',
          why: 'Threads and mucus are right, but the water is “neither dissolved nor absorbed but merely held.”',
        },
        {
          html: 'stored in glands until it is needed.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The glands do release the slime, but less than a teaspoonful; the water is in the sea around the animal.',
        },
      ],
      evidence: [
        'neither dissolved nor absorbed but merely held',
        'What holds it is a little mucus and a great many threads.',
      ],
      explanation:
        '<p class="plan">A stated detail: in the fourth paragraph, find “neither … nor” and what comes after “but.”</p><p>The water is “neither dissolved nor absorbed but merely held. What holds it is a little mucus and a great many threads” ([[line: What holds it is a little mucus and a great many threads.]]). “Merely held” is kept in place, and the next sentence names what does the holding; “neither … nor” rules out the other two ways.</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q5',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'The author mentions an everyday object in [[line: pulled a pair of earphones from a pocket]] mainly to give readers a sense of:',
      right: 'how easily the threads might get into disorder.',
      wrong: [
        {
          html: 'how tightly the threads are packed in their cells.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The packing does get a comparison from daily life, but a paragraph earlier, “like yarn in a ball”; the earphones are there for what happens when a thing is pulled out.',
        },
        {
          html: 'how thin the threads are for their great length.',
          misconception: 'ar-literal-for-figurative',
          why: 'Earphones have thin, long wires, so one may think of size; but the comparison is about pulling them “from a pocket,” and the question that follows is about tangling.',
        },
        {
          html: 'how quickly the threads come off their balls.',
          misconception: 'ar-half-right',
          why: 'Speed is in the same paragraph, “in less time than a blink”; but earphones do not come out of a pocket fast, and the difficulty they show is another.',
        },
      ],
      evidence: ['Anyone who has pulled a pair of earphones from a pocket will see the difficulty.'],
      explanation:
        '<p class="plan">A function question: ask what earphones in a pocket are known for, and what question follows.</p><p>“Anyone who has pulled a pair of earphones from a pocket will see the difficulty”: long, wound things tangle. The next sentence asks how the threads can come off their balls “and not tangle.”</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'Which result of Brouwer’s experiment counts most directly against the idea reported in [[line: One idea was that the balls are packed under tension]]?',
      right: 'In still water, a ball let out a loop or two in several minutes.',
      wrong: [
        {
          html: 'In moving water, a thread came off its ball in a third of a second.',
          misconception: 'ar-true-but-not-asked',
          why: 'This is a result too, and a striking one; but great speed is just what the idea of springs was meant to explain, so it does not count against it.',
        },
        {
          html: 'In moving water, a thread came off its ball without one snarl.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It is a result of the experiment, and it answers the riddle of tangling; but a spring might also open without a snarl, so the idea is left as it was.',
        },
        {
          html: 'In a single ball was wound a thread nearly as long as a pencil.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The length is told in the passage, but in the fourth paragraph and not as a result of this experiment; nor does it show what opens a ball.',
        },
      ],
      evidence: ['simply burst open', 'Almost nothing took place.'],
      explanation:
        '<p class="plan">Evidence against an idea: what should springs do of themselves, where nothing pulls at them? Find the part of the experiment that put this to the test.</p><p>If the balls were springs, they would “simply burst open” of themselves. In still water, where nothing pulled at them, “Almost nothing took place” ([[line: Almost nothing took place.]]): over several minutes the balls softened a little and hardly opened. A spring does not wait for a current.</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q7',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'When a shark bites a hagfish, in what order do the following happen, according to the passage?',
      right: 'The glands fire, water is dragged past, and the threads unwind.',
      wrong: [
        {
          html: 'The glands fire, the threads unwind, and water is dragged past.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'Glands, threads and moving water are told in this order; but a ball opens only when its end is “caught by the current,” so the water comes before the unwinding.',
        },
        {
          html: 'Water is dragged past, the glands fire, and the threads unwind.',
          misconception: 'ar-half-right',
          why: 'That the threads unwind last is right; but it is the bite that makes the glands fire, and until they have fired there is no thread for the water to drag at.',
        },
        {
          html: 'Water is dragged past, the threads unwind, and the glands fire.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The water does unwind the threads, but the firing is no result of that: the glands fire when the animal “is bitten or squeezed,” and only then is there thread in the water.',
        },
      ],
      evidence: [
        'when it is bitten or squeezed, the glands nearest the trouble fire',
        'A shark that lunges and gulps drags water past the threads, and the dragging draws the net.',
      ],
      explanation:
        '<p class="plan">A question of order: the steps are told in two places, where the animal “is bitten or squeezed” and where the shark “lunges and gulps”; put the two together.</p><p>First the bite: “when it is bitten or squeezed, the glands nearest the trouble fire” ([[line: the glands nearest the trouble fire]]), and the balls of thread come out. Then the gulp: it “drags water past the threads, and the dragging draws the net” ([[line: and the dragging draws the net]]). The moving water comes before the unwinding and causes it.</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q8',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: the dragging draws the net]], the word “draws” most nearly means:',
      right: 'pulls out.',
      wrong: [
        {
          html: 'sketches.',
          misconception: 'ar-first-meaning',
          why: 'To draw is first of all to make a picture, but nothing is pictured here; moving water acts on threads.',
        },
        {
          html: 'attracts.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A lamp draws moths, that is, attracts them; but the net is not lured to the water, it is stretched by it.',
        },
        {
          html: 'concludes.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One draws a lesson in this sense, and the author does conclude things here; but it is the dragging that draws, and water does not reason.',
        },
      ],
      evidence: [
        'A loose end was caught by the current',
        'drags water past the threads, and the dragging draws the net',
      ],
      explanation:
        '<p class="plan">A word in context: the dragging of water acts on threads; put your own verb in its place.</p><p>The shark’s gulp “drags water past the threads, and the dragging draws the net”: as in the experiment, where “a loose end was caught by the current” and the rest came off. The moving water pulls the threads out into a net.</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'Brouwer’s remark in [[line: a trap that runs on the strength of whoever steps into it]] implies that a predator that seized a hagfish slowly and gently would most likely:',
      right: 'be choked, but only after a little more time.',
      wrong: [
        {
          html: 'be choked as fast, but less completely.',
          misconception: 'ar-half-right',
          why: 'That it would be choked is right, but not that it would be choked as fast: “The harder it gulps, the faster it is choked.”',
        },
        {
          html: 'keep the slime glands from firing at all.',
          misconception: 'ar-common-sense-over-text',
          why: 'A gentle grip seems harmless, but the glands fire when the animal is “bitten or squeezed,” and a grip is a squeeze.',
        },
        {
          html: 'cause the hagfish to smother itself.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That the slime can smother its maker is said in the last paragraph, of the hagfish in its own cloud; it is not tied to how gently it is seized.',
        },
      ],
      evidence: ['The harder it gulps, the faster it is choked.'],
      explanation:
        '<p class="plan">An inference from a rule: turn “The harder it gulps, the faster it is choked” around.</p><p>“The harder it gulps, the faster it is choked” ([[line: The harder it gulps, the faster it is choked.]]). Turned round: less force, less dragging of water, a slower net. In still water the balls let out only “a loop or two.”</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'Which of the following observations would give the most support to the conclusion stated in [[line: The power, in other words, is not in the ball.]]?',
      right: 'Nets formed more slowly around fish that nibbled than around fish that gulped.',
      wrong: [
        {
          html: 'Nets formed more slowly from balls wound loosely than from balls wound tightly.',
          misconception: 'ar-wrong-side',
          why: 'It bears on where the power comes from, but from the other side: if tight winding made the difference, the power would be in the ball after all.',
        },
        {
          html: 'Nets made of a few long threads held less water than nets made of many short ones.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It would bear on the fourth paragraph, where threads are what holds the water; it tells nothing about what pulls them out.',
        },
        {
          html: 'Nets were shaken off sooner by fish with wide gills than by fish with narrow ones.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The net and the attacker are both in it, but it tells what happens when the net is already there, not what drew it.',
        },
      ],
      evidence: ['A shark that lunges and gulps drags water past the threads, and the dragging draws the net.'],
      explanation:
        '<p class="plan">Supporting a conclusion: read on to where the power does come from, and ask what should then make the net form faster or slower.</p><p>The power “comes from the attacker”: “A shark that lunges and gulps drags water past the threads, and the dragging draws the net” ([[line: A shark that lunges and gulps drags water]]). If that is so, a gentler feeder must draw the net more slowly; to see this would support it.</p>',
    },
  ],
}
