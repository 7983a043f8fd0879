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
      right: 'can spread so fast from so small a supply.',
      wrong: [
        {
          html: 'can stop an attacker without harm to its maker.',
          misconception: 'ar-half-right',
          why: 'The attacker is stopped, that much is right; but the slime “is quite able to smother its maker,” and the passage mainly explains the threads.',
        },
        {
          html: 'has helped so ugly an animal to last so long.',
          misconception: 'ar-too-narrow',
          why: 'The long history comes up, and the slime “may be one reason” for it; but that fills two sentences, and then the passage turns to how the slime works.',
        },
        {
          html: 'has come to be seen as a kind of instant glue.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It was seen that way “for a long time”; but the passage corrects this in one sentence, and goes on with nets and threads.',
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
      stem: 'In telling of the accident in the first paragraph, the author’s tone is mainly one of:',
      right: 'amusement at what happened there.',
      wrong: [
        {
          html: 'wonder at how far so little may go.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That so little goes so far is told from the third paragraph on; here there are tons of fish, and the smile is about brooms.',
        },
        {
          html: 'sympathy for fish that were to be eaten.',
          misconception: 'ar-wrong-tone',
          why: '“Dinner tables” and “Frightened” are words that could move one; but no line lingers over the fish, and the story runs toward a bulldozer.',
        },
        {
          html: 'impatience with a crew that came too late.',
          misconception: 'ar-half-right',
          why: 'The crew is looked at with a smile, but nobody says that it was late; it only found out how little brooms would do.',
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
      stem: 'The author mentions relatives that lived “some three hundred million years ago” ([[line: some three hundred million years ago]]). From this it can be inferred that the author thinks the body of the hagfish:',
      right: 'has worked too well to need much change.',
      wrong: [
        {
          html: 'has grown simpler with the passing of time.',
          misconception: 'ar-outside-the-text',
          why: 'An animal with “no jaws and no scales” may seem to have lost them; but the relatives had “much the same shape,” so nothing was lost.',
        },
        {
          html: 'has stayed the same because nothing hunts it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Where nothing hunts an animal, it need not change; but sharks do bite hagfish, as the next paragraph shows.',
        },
        {
          html: 'has outlived its use and is now a rare relic.',
          misconception: 'ar-half-right',
          why: 'It is very old, that part is right; but “the design has not needed much improving” says that it still does its work.',
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
      right: 'kept in place by the threads and mucus.',
      wrong: [
        {
          html: 'soaked up by the threads and the mucus.',
          misconception: 'ar-half-right',
          why: 'Threads and mucus are the right two; but the water is “neither dissolved nor absorbed,” so nothing soaks it up.',
        },
        {
          html: 'turned by the mucus into a thick glue.',
          misconception: 'ar-quoted-view-for-author',
          why: 'Glue was what people thought of “for a long time”; but the water “does not have to be turned into anything.”',
        },
        {
          html: 'drawn into the cells around the threads.',
          misconception: 'ar-half-right',
          why: 'Cells do come into it, but they are where each thread is made and wound up; the water stays outside, “neither dissolved nor absorbed.”',
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
          why: 'It is the more striking result; but a spring would be fast as well, so the speed alone does not speak against the idea.',
        },
        {
          html: 'In moving water, a thread came off its ball without a single snarl.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It was seen, and it answers the question about tangling; but springs might open without a snarl too.',
        },
        {
          html: 'In still water, a ball stayed shut until a current was switched on.',
          misconception: 'ar-half-right',
          why: 'It is near, and the current did make the difference; but in still water the balls “let out a loop or two,” so they did not stay shut.',
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
      stem: 'According to the passage, the threads come off their balls so fast when a shark bites because:',
      right: 'the shark’s gulp moves water past them.',
      wrong: [
        {
          html: 'they have been wound up under tension.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is “One idea,” of springs that “simply burst open,” and the passage does report it; but in still water “Almost nothing took place.”',
        },
        {
          html: 'the glands shoot them out with force.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The glands do “fire,” and it sounds violent; but what leaves them is still wound up, and it is moving water that unwinds it.',
        },
        {
          html: 'the mucus around them swells with water.',
          misconception: 'ar-invented-cause',
          why: 'The slime swells in the water, and mucus is part of it; but mucus helps to hold the water and is not said to unwind anything.',
        },
      ],
      evidence: [
        'The power, in other words, is not in the ball. It comes from the attacker.',
        'A shark that lunges and gulps drags water past the threads, and the dragging draws the net.',
      ],
      explanation:
        '<p class="plan">A cause question: the answer is in the paragraph that begins with “The power.”</p><p>In still water the balls hardly opened, so the power “is not in the ball. It comes from the attacker. A shark that lunges and gulps drags water past the threads, and the dragging draws the net” ([[line: and the dragging draws the net]]).</p>',
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
          html: 'uses up.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One draws on a supply until it is used up, but no thread is spent here: the dragging unwinds the threads, and only so does a net arise.',
        },
        {
          html: 'tows away.',
          misconception: 'ar-half-right',
          why: 'Moving water can tow things away, but there is no net to be towed as yet: its threads are wound up and must first come off their balls.',
        },
        {
          html: 'fills up.',
          misconception: 'ar-mood-for-meaning',
          why: 'The slime does swell with water, and the scene is about that; but the dragging acts on the threads, which it pulls off their balls.',
        },
      ],
      evidence: [
        'A loose end was caught by the current',
        'drags water past the threads, and the dragging draws the net',
      ],
      explanation:
        '<p class="plan">A word in context: the dragging of water acts on threads; put your own verb in its place.</p><p>The shark’s gulp “drags water past the threads, and the dragging draws the net”: as in the experiment, where “A loose end was caught by the current” and the rest came off its ball. The wound threads are drawn off to their full length by the moving water, as wire is drawn, and threads at full length are what the net is made of.</p>',
    },
    {
      id: 'act-reading/a-bucket-from-a-teaspoon-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'Brouwer’s remark in [[line: a trap that runs on the strength of whoever steps into it]] implies that a predator would be choked least quickly if it:',
      right: 'closed its mouth on a hagfish with little force.',
      wrong: [
        {
          html: 'seized a hagfish by the head and not the flank.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The glands run “along each flank,” so the head seems safer; but the remark is about the strength of the attacker, not the place of the bite.',
        },
        {
          html: 'bit so fast that the slime had no time to swell.',
          misconception: 'ar-common-sense-over-text',
          why: 'To be quicker than a trap seems a good plan; but a fast bite is what drives this one: “The harder it gulps, the faster it is choked.”',
        },
        {
          html: 'took a hagfish in whole with one great gulp.',
          misconception: 'ar-reversed',
          why: 'One gulp seems to leave little time for slime; but a shark that gulps “drags water past the threads,” and the dragging is what unwinds them.',
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
          why: 'It is about what makes a net form fast, as it should be; but it would place the power in the winding, and so in the ball.',
        },
        {
          html: 'Nets formed more slowly in water that was cold than in water that was warm.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Such a thing may well be true of slime; but cold water is neither the ball nor the attacker, so the conclusion gains nothing.',
        },
        {
          html: 'Nets formed as fast in water that was still as in water that was stirred.',
          misconception: 'ar-half-right',
          why: 'Still and stirred water are the right things to compare; but if both did equally well, no force from outside would be needed.',
        },
      ],
      evidence: ['A shark that lunges and gulps drags water past the threads, and the dragging draws the net.'],
      explanation:
        '<p class="plan">Supporting a conclusion: read on to where the power does come from, and ask what should then make the net form faster or slower.</p><p>The next sentence says it: “It comes from the attacker. A shark that lunges and gulps drags water past the threads, and the dragging draws the net” ([[line: A shark that lunges and gulps drags water]]). If that is so, a gentler feeder must draw the net more slowly; to see this would support it.</p>',
    },
  ],
}
