import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-flat-thing-underneath',
  kind: 'Social Science',
  title: 'The Flat Thing Underneath',
  description:
    'This passage is from the article “The Flat Thing Underneath” by Rosalind Okeke-Marsh (2020). Author and source are invented. So is Ottilie Braam.',
  paragraphs: [
    'Ask what made the modern world of goods and you will hear about the ship, the railroad, the truck, perhaps the steel container. Few people name the object on which most of those goods are sitting. It is a slatted square of rough wood, it costs less than a pair of shoes, and there are billions of them. We have been looking at the pallet all our lives, in the way that one looks at a sidewalk.',
    'It is so plain that one expects it to be ancient, and its parent, the skid, is: two runners with boards nailed across. But the pallet had to wait for a partner. The first lift trucks, in the years around the First World War, could raise a platform only a few inches. Once they could hoist a load high into the air, it made sense to nail boards across the *bottom* of the runners too, and those boards are what turned a skid into a pallet. With a floor below as well as above, one loaded pallet could be set down on top of another without biting into it. Neither invention amounted to much alone. A truck without pallets lifts little; a pallet without a truck is a bad table.',
    'What the pair could do may be put in one comparison. In 1931 an American railway magazine reported that it took three days to unload a boxcar of thirteen thousand cases of canned goods in the usual manner, case by case. The same number of cases, stacked on pallets or skids, came out in four hours. It is tempting to stop there and call the pallet a saver of time. But every one of those hours had been somebody’s wage, and in ports and rail yards the men who carried cases on their shoulders did the arithmetic as quickly as the owners.',
    'The Second World War, which had to feed and arm men across two oceans, made pallets by the million and then walked away from them. American forces leaving Australia left behind their forklifts and the wooden squares that went with them. The government gathered these into a pool from which any port could draw. The idea proved sturdier than the wood: a pallet need not be sold along with the goods, but can be lent, returned, mended, and lent again. Blue-painted descendants of that pool now circulate on several continents.',
    'For a pallet to travel, though, the next truck, rack, and doorway must agree with it, and here the story turns awkward. North America settled on forty-eight inches by forty, to please the grocery trade. Europe chose eight hundred millimeters by twelve hundred, narrow enough for an ordinary door. Australia’s is a square that suited its railcars. Each is sensible at home. But the standard shipping container grew up to measures of its own, and European pallets do not tile its floor: strips of nothing are left over along the walls. Two excellent standards meet, and between them they send air across the sea.',
    'Meanwhile the pallet has been quietly designing the things on top of it. A box that overhangs by the width of a thumb wastes a whole row, and so cereal, paint, and printers come in cartons whose sides divide the pallet evenly. A Swedish furniture company once altered a mug, chiefly its height and its handle, so that more than twice as many could ride on one pallet. Anyone who has drunk from it has held a cup that was shaped, in part, from below.',
    'Even forests have felt the thing. Raw wood carries passengers, and a beetle that kills maples is thought to have reached New York from Asia in packing timber. An international rule now requires that pallets crossing borders be heated until the very core of the wood has been held at fifty-six degrees Celsius for thirty minutes. The proof is a small stamp with an ear of wheat; look for it on the blocks at the corner.',
    'Why, then, has so consequential a thing gone so long unpraised? The economic historian Ottilie Braam offers an answer. “The history of transport has been written by people who were looking at wheels,” she says. “But goods spend most of their lives standing still. They wait to be loaded, counted, let through.” Ships and trains shortened the journey. The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip. Progress, on this view, lies less in the engines than in the joints.',
  ],
  questions: [
    {
      id: 'act-reading/the-flat-thing-underneath-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the passage is to:',
      right: 'show how far the effects of a plain object have reached.',
      wrong: [
        {
          html: 'show how a plain object came to differ from land to land.',
          misconception: 'ar-half-right',
          why: 'The three standards of the fifth paragraph do differ; but forests, mugs, and boxcars have nothing to do with that.',
        },
        {
          html: 'show how a plain object was spread by a war and its end.',
          misconception: 'ar-too-narrow',
          why: 'The war made pallets “by the million”; but that is one paragraph of eight, and the rest is about what they did.',
        },
        {
          html: 'show how a plain object came by its shape and its size.',
          misconception: 'ar-too-narrow',
          why: 'The boards “across the bottom” and the three standards explain shape and size; but boxcars, a war, mugs, and forests go far beyond these.',
        },
      ],
      evidence: [
        'Meanwhile the pallet has been quietly designing the things on top of it.',
        'Even forests have felt the thing.',
      ],
      explanation:
        '<p class="plan">This asks for the purpose: the right option must cover boxcars, war, standards, mugs and beetles.</p><p>From unloaded boxcars the author goes on to a pool of pallets, to cartons and a mug shaped “from below,” and to timber: “Even forests have felt the thing.” She calls the pallet “so consequential a thing.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q2',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 50,
      text: '',
      stem: 'By the comparison in [[line: in the way that one looks at a sidewalk]], the author means that we:',
      right: 'see it constantly and give it no thought.',
      wrong: [
        {
          html: 'use it constantly and hardly ever see it.',
          misconception: 'ar-half-right',
          why: 'That we give it no thought is right; but we “have been looking at the pallet all our lives,” so we do see it.',
        },
        {
          html: 'depend on it and forget who made it.',
          misconception: 'ar-half-right',
          why: 'That we give it no thought is right; but who made a sidewalk is not the point of the comparison: it is how one “looks at” it.',
        },
        {
          html: 'notice it only when it is damaged.',
          misconception: 'ar-outside-the-text',
          why: 'One does look at a sidewalk when it is broken; but nothing is said of damage, only of a lifetime of looking.',
        },
      ],
      evidence: [
        'Few people name the object on which most of those goods are sitting.',
        'We have been looking at the pallet all our lives',
      ],
      explanation:
        '<p class="plan">A comparison to unfold: how much does one think of a sidewalk while walking on it?</p><p>We “have been looking at the pallet all our lives,” and yet “few people name” it: like a sidewalk, it is seen and not noticed.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q3',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'According to the passage, a pallet differs from a skid in that a pallet has:',
      right: 'boards across the bottom.',
      wrong: [
        {
          html: 'boards across the top.',
          misconception: 'ar-true-but-not-asked',
          why: 'A pallet has them; but so has the skid, “two runners with boards nailed across,” and the question asks for the difference.',
        },
        {
          html: 'blocks at the corners.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Blocks “at the corner” carry the stamp, as we read much later; but they are not what “turned a skid into a pallet.”',
        },
        {
          html: 'slots for a lift truck.',
          misconception: 'ar-common-sense-over-text',
          why: 'A truck must get under it somehow, and one thinks of slots; but the passage names the boards, and nothing else.',
        },
      ],
      evidence: ['those boards are what turned a skid into a pallet'],
      explanation:
        '<p class="plan">A stated detail: find what “turned a skid into a pallet.”</p><p>Boards nailed across the bottom of the runners “are what turned a skid into a pallet.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q4',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The remark about a table ([[line: a pallet without a truck is a bad table]]) mainly serves to:',
      right: 'stress how little the pallet was worth alone.',
      wrong: [
        {
          html: 'suggest how roughly the first ones were made.',
          misconception: 'ar-literal-for-figurative',
          why: '“rough wood” and “bad table” seem to belong together; but the sentence before speaks of being “alone,” not of bad work.',
        },
        {
          html: 'suggest that the truck was the better idea.',
          misconception: 'ar-half-right',
          why: 'Truck and pallet are compared, that is right; but “Neither invention amounted to much alone,” so neither is the better.',
        },
        {
          html: 'suggest that it has uses beyond its first one.',
          misconception: 'ar-literal-for-figurative',
          why: 'Pallets do get turned into furniture, but nobody here makes a table of one; it stands for how little the thing amounts to “alone.”',
        },
      ],
      evidence: ['Neither invention amounted to much alone.'],
      explanation:
        '<p class="plan">A function question: read the sentence that stands before the two short jokes, which prove it.</p><p>“Neither invention amounted to much alone,” says the sentence before: a truck without pallets lifts little, and a pallet without a truck is no better than poor furniture.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'In the third paragraph, the author uses the report of 1931 to support a point and then:',
      right: 'adds what the saving meant to those who carried.',
      wrong: [
        {
          html: 'shows what the saving meant to those who bought.',
          misconception: 'ar-half-right',
          why: 'Another side of the saving is right; but what is named is “somebody’s wage,” and buyers of canned goods are not in it.',
        },
        {
          html: 'raises a doubt whether the saving was so great.',
          misconception: 'ar-wrong-side',
          why: 'The “But” sounds like a doubt; but three days and four hours are left as they were, and something is added to them.',
        },
        {
          html: 'goes on to the saving that a war brought about.',
          misconception: 'ar-true-but-not-asked',
          why: 'The war comes in the next paragraph; but the third ends with the men “in ports and rail yards.”',
        },
      ],
      evidence: ['But every one of those hours had been somebody’s wage'],
      explanation:
        '<p class="plan">A question about argument: find “It is tempting to stop there” and the “But” after it.</p><p>“It is tempting to stop there,” she says, “but every one of those hours had been somebody’s wage.” “But” turns from hours saved to wages lost, and those who lost them are the men “who carried cases on their shoulders.”</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q6',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The fourth paragraph (beginning in [[line: The Second World War, which had to feed]]) suggests that what proved most lasting about the pallets left in Australia was the:',
      right: 'way in which they were shared.',
      wrong: [
        {
          html: 'wood of which they were made.',
          misconception: 'ar-reversed',
          why: '“Sturdier” is the paragraph’s own word, but its comparison runs against the wood: “The idea proved sturdier than the wood.”',
        },
        {
          html: 'size to which they were cut.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'An Australian size does come up in the next paragraph, “a square that suited its railcars”; but of the army’s pallets no size is told.',
        },
        {
          html: 'skill with which they were mended.',
          misconception: 'ar-half-right',
          why: 'Mending is part of it, since a pallet can be “lent, returned, mended, and lent again”; but what outlasted the wood is the idea of a pool.',
        },
      ],
      evidence: [
        'a pallet need not be sold along with the goods, but can be lent, returned, mended, and lent again',
        'Blue-painted descendants of that pool now circulate on several continents.',
      ],
      explanation:
        '<p class="plan">An inference: find the sentence that weighs two things against each other, and read on after its colon.</p><p>“The idea proved sturdier than the wood: a pallet need not be sold along with the goods, but can be lent, returned, mended, and lent again.” Pallets of “that pool now circulate on several continents.” “Sturdier than the wood” says that something outlived the pallets themselves, and the colon says what: lending them around instead of selling them.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q7',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In relation to the paragraphs before it, the fifth paragraph (beginning in [[line: For a pallet to travel, though]]) mainly:',
      right: 'goes from what the pallet did well to a trouble with it.',
      wrong: [
        {
          html: 'turns from a trouble with the pallet to how it was met.',
          misconception: 'ar-reversed',
          why: 'There is a trouble; but it begins here, where “the story turns awkward,” and nothing in the paragraph solves it.',
        },
        {
          html: 'turns from those who used the pallet to those who fought it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Men who lost wages by the pallet came up two paragraphs earlier; but nobody fights it here: standards “sensible at home” fail to fit.',
        },
        {
          html: 'turns from the pallet itself to the goods that it carries.',
          misconception: 'ar-half-right',
          why: 'It does turn to something new; but cereal, paint, and printers wait for the next paragraph, and this one is about pallets and containers.',
        },
      ],
      evidence: [
        'and here the story turns awkward',
        'Two excellent standards meet, and between them they send air across the sea.',
      ],
      explanation:
        '<p class="plan">A structure question: note the word “though” and the remark about the story itself.</p><p>After trucks, saved hours, and the pool, “here the story turns awkward”: standards that are “sensible at home” do not fit the container, and ships carry empty strips.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q8',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, Australia’s pallet is a square because:',
      right: 'the country’s railcars called for that shape.',
      wrong: [
        {
          html: 'American forces had left squares behind.',
          misconception: 'ar-half-right',
          why: 'They did leave “wooden squares” there, and a pool was made of them; but the reason given for the shape is another, and stands in the fifth paragraph.',
        },
        {
          html: 'its ordinary doors called for that size.',
          misconception: 'ar-swaps-people',
          why: 'It is Europe’s pallet that was made “narrow enough for an ordinary door,” and that one is not a square.',
        },
        {
          html: 'its grocery trade had asked for one.',
          misconception: 'ar-swaps-people',
          why: 'The wish “to please the grocery trade” gave North America its forty-eight inches by forty; grocers of Australia are not mentioned.',
        },
      ],
      evidence: ['Australia’s is a square that suited its railcars.'],
      explanation:
        '<p class="plan">A cause question: three parts of the world are named in one paragraph, each with its size and its reason.</p><p>“Australia’s is a square that suited its railcars” ([[line: Australia’s is a square that suited its railcars]]). To suit is to be right for: the cars came first, and the pallet was given the form that filled them.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q9',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'The author mentions cereal, paint, and printers mainly as an example of goods that:',
      right: 'come in boxes of suitable sizes.',
      wrong: [
        {
          html: 'used to be unloaded case by case.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Cases that came out one by one were the “canned goods” of 1931; here it is told what the sides of cartons are today.',
        },
        {
          html: 'travel with space left over between.',
          misconception: 'ar-reversed',
          why: 'It is to avoid such waste that the cartons are as they are: their sides “divide the pallet evenly.”',
        },
        {
          html: 'cost less since they go by pallet.',
          misconception: 'ar-outside-the-text',
          why: 'Time and wages were saved, and low prices may follow; but of the price of such goods the passage says nothing.',
        },
      ],
      evidence: ['cereal, paint, and printers come in cartons whose sides divide the pallet evenly'],
      explanation:
        '<p class="plan">A function question: find the claim at the head of the paragraph for which these goods are examples.</p><p>“The pallet has been quietly designing the things on top of it,” and so “cereal, paint, and printers come in cartons whose sides divide the pallet evenly” ([[line: cartons whose sides divide the pallet evenly]]). Whoever chose the size of the boxes was thinking of what would carry them.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q10',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'By “the joints” in the last sentence ([[line: lies less in the engines than in the joints]]), the author most likely means the:',
      right: 'stops that goods make on their way.',
      wrong: [
        {
          html: 'measures that match from land to land.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Measures do or do not match in the fifth paragraph; but Braam speaks of goods that “wait to be loaded, counted, let through.”',
        },
        {
          html: 'fittings that keep a load together.',
          misconception: 'ar-literal-for-figurative',
          why: 'Joints of wood do hold things together; but the word is set against engines, and stands for a part of the journey.',
        },
        {
          html: 'workers who pass the goods on.',
          misconception: 'ar-half-right',
          why: 'A crate does “change hands a dozen times”; but what the pallet shortened is “the pauses,” and it is these that are meant, not people.',
        },
      ],
      evidence: [
        'The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip.',
      ],
      explanation:
        '<p class="plan">A figure of speech: joints are set against engines; find what the pallet shortened.</p><p>“The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip” ([[line: The pallet shortened the pauses]]). Engines move the goods; the joints are the places between one ride and the next, where they stand still.</p>',
    },
  ],
}
