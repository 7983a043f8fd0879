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
      right: 'show how widely the effects of a plain object have been felt.',
      wrong: [
        {
          html: 'show how a plain object came to be made alike everywhere.',
          misconception: 'ar-half-right',
          why: 'The pallet did spread over the world, but it was not made alike: North America, Europe, and Australia each chose another size.',
        },
        {
          html: 'show how a plain object outlived the war that spread it.',
          misconception: 'ar-too-narrow',
          why: 'The war made pallets “by the million” and left them behind, but that is one paragraph; mugs, forests, and the pauses of trade lie beyond it.',
        },
        {
          html: 'show how a plain object has been improved from year to year.',
          misconception: 'ar-outside-the-text',
          why: 'One change is told, from skid to pallet, so steady improvement sounds likely; but after that the passage follows what the pallet did, not how it got better.',
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
      right: 'see the pallet all the time and pay it no attention.',
      wrong: [
        {
          html: 'need the pallet all the time and seldom get to see it.',
          misconception: 'ar-half-right',
          why: 'Most goods do sit on it, so we need it; but we do see it: “We have been looking at the pallet all our lives.”',
        },
        {
          html: 'take the pallet for something older than it is.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'People do expect it “to be ancient,” but that is the next paragraph; the comparison with a sidewalk is about how we look at it.',
        },
        {
          html: 'notice the pallet only when it gets in our way.',
          misconception: 'ar-outside-the-text',
          why: 'One may well stumble over a thing on the ground; but the author speaks of no such moment, only of looking “all our lives” without naming it.',
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
      right: 'boards along the bottom.',
      wrong: [
        {
          html: 'blocks at every corner.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Blocks are mentioned, but in the paragraph on beetles, as the place for the stamp.',
        },
        {
          html: 'boards and wheels below.',
          misconception: 'ar-half-right',
          why: 'Boards below are right, but no wheels are mentioned on either; a truck does the lifting.',
        },
        {
          html: 'runners with boards on top.',
          misconception: 'ar-true-but-not-asked',
          why: 'A pallet does have these, but so has the skid, “two runners with boards nailed across”; the question is in what the two differ.',
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
      right: 'stress how little the pallet was worth by itself.',
      wrong: [
        {
          html: 'suggest how crudely the first pallets were built.',
          misconception: 'ar-literal-for-figurative',
          why: '“Bad” could be said of rough work, but the table is a joke; what is bad about it is the lack of a truck.',
        },
        {
          html: 'recall how the pallet’s parent had been used.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The parent, the skid, is named at the start of the paragraph, but it is no table; the remark is about a pallet “without a truck.”',
        },
        {
          html: 'explain why the pallet was laughed at to begin with.',
          misconception: 'ar-wrong-tone',
          why: 'There is a laugh in the remark, but it is the author’s own; nobody of that time is said to have laughed at pallets.',
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
      right: 'adds what the saving had meant to the carriers.',
      wrong: [
        {
          html: 'adds what the saving had meant to the owners.',
          misconception: 'ar-half-right',
          why: 'The owners are mentioned as doing the same arithmetic; but what she adds is that each hour “had been somebody’s wage,” and that somebody carried cases.',
        },
        {
          html: 'adds what the saving had meant to the buyers.',
          misconception: 'ar-outside-the-text',
          why: 'Cheaper canned goods would be a likely result, but buyers are nowhere mentioned here; the hours were wages.',
        },
        {
          html: 'gives a reason to doubt that the saving was real.',
          misconception: 'ar-wrong-side',
          why: 'A “But” does follow, and so a doubt may be expected; but three days against four hours is not questioned, only what it cost.',
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
          html: 'color in which they were painted.',
          misconception: 'ar-echoed-words',
          why: '“Blue-painted” stands in the paragraph, but of the later pallets; what came down to them from the first ones is the pool.',
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
      right: 'turns from the pallet’s success to a difficulty with it.',
      wrong: [
        {
          html: 'turns from a difficulty with the pallet to its solution.',
          misconception: 'ar-reversed',
          why: 'Agreed sizes sound like a solution; but the difficulty begins here, where “the story turns awkward,” and at the end air is still sent “across the sea.”',
        },
        {
          html: 'turns from the pallet’s use in one country to its use in others.',
          misconception: 'ar-half-right',
          why: 'Other countries are named here, but the paragraph before has already left one country: its pallets “circulate on several continents.”',
        },
        {
          html: 'turns from the pallet’s makers to the goods it carries.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The goods do get their turn, cereal and paint and a mug, but in the next paragraph; this one is about measures that disagree.',
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
      stem: 'According to the passage, strips of a container’s floor stay empty when it carries European pallets because:',
      right: 'the two have been made to different measures.',
      wrong: [
        {
          html: 'the pallets must pass through ordinary doors.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is why the European pallet is narrow, and so it is in the text; but the empty strips come from its mismatch with the container.',
        },
        {
          html: 'the pallets must not rub against the walls.',
          misconception: 'ar-outside-the-text',
          why: 'The strips do lie “along the walls,” which makes it sound likely; but nothing is said about rubbing.',
        },
        {
          html: 'the containers must be packed from one end.',
          misconception: 'ar-common-sense-over-text',
          why: 'Containers are packed from the end, as one may know; but the passage gives another reason: European pallets “do not tile its floor.”',
        },
      ],
      evidence: [
        'the standard shipping container grew up to measures of its own, and European pallets do not tile its floor',
      ],
      explanation:
        '<p class="plan">A cause question: read the sentence before “strips of nothing.”</p><p>“The standard shipping container grew up to measures of its own, and European pallets do not tile its floor.” Two objects tile badly when their sizes have nothing to do with each other: each was fixed for a purpose of its own.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q9',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'The author mentions the mug of the Swedish company mainly as an example of a product that was altered so that it would:',
      right: 'make better use of a pallet.',
      wrong: [
        {
          html: 'break less often on the way.',
          misconception: 'ar-common-sense-over-text',
          why: 'Mugs do break, and makers try to prevent it; but breakage is not mentioned here, only how many could ride on one pallet.',
        },
        {
          html: 'fit the hand a little better.',
          misconception: 'ar-half-right',
          why: 'The handle was altered, that is right; but the cup was “shaped, in part, from below,” not for whoever drinks from it.',
        },
        {
          html: 'cost its buyers a little less.',
          misconception: 'ar-outside-the-text',
          why: 'A lower price may well have followed, but no price is mentioned; what counts is that “more than twice as many” could ride.',
        },
      ],
      evidence: [
        'so that more than twice as many could ride on one pallet',
        'a cup that was shaped, in part, from below',
      ],
      explanation:
        '<p class="plan">A function question: find the claim at the head of the paragraph for which the mug is the example.</p><p>The company altered the mug “so that more than twice as many could ride on one pallet”; it is “a cup that was shaped, in part, from below.” “So that” states the purpose, and the purpose is how many mugs a pallet takes; the mug is one case of the paragraph’s rule.</p>',
    },
    {
      id: 'act-reading/the-flat-thing-underneath-q10',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'By “the joints” in the last sentence ([[line: lies less in the engines than in the joints]]), the author most likely means the:',
      right: 'stops at which goods are handed on.',
      wrong: [
        {
          html: 'nails by which pallets hold together.',
          misconception: 'ar-literal-for-figurative',
          why: 'A pallet does have joints with nails, but here the word is meant in another way: it is set against engines.',
        },
        {
          html: 'trucks by which goods are lifted.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Lift trucks are the pallet’s partner early in the passage, but they have engines, and the joints are set against those: the pallet “shortened the pauses.”',
        },
        {
          html: 'roads by which the ports are linked.',
          misconception: 'ar-common-sense-over-text',
          why: 'Roads do link places in life, but here they belong to the journey, which “Ships and trains shortened.”',
        },
      ],
      evidence: [
        'The pallet shortened the pauses, and in a world where a crate may change hands a dozen times, the pauses were most of the trip.',
      ],
      explanation:
        '<p class="plan">A figure of speech: joints are set against engines; find what the pallet shortened.</p><p>“The pallet shortened the pauses” at which a crate changes hands; such points of transfer are the joints of the journey.</p>',
    },
  ],
}
