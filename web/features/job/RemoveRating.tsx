import { removalReasons } from '@rules/removalReasons.js'
import { useState } from 'react'
import { useRemoveRatingMutation, useRemoveRatingReplyMutation } from '../../generated/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { RemovalDialog } from './RemovalDialog.js'

const words = {
  rating: {
    label: 'Remove Rating',
    title: 'Remove this rating?',
    description:
      'It counts no more, and cannot be given again. Both parties are told the reason. Few stars are no reason.',
    done: 'Rating removed',
  },
  reply: {
    label: 'Remove Reply',
    title: 'Remove this reply?',
    description: 'The comment stays, and no other reply can be written. Both parties are told the reason.',
    done: 'Reply removed',
  },
}
type Part = keyof typeof words

/** For an admin: a rating or its reply is removed for a reason of the list. */
export const RemoveRating = ({ ratingId, hasReply }: { ratingId: string; hasReply: boolean }) => {
  const [part, setPart] = useState<Part | null>(null)
  const [removeRating] = useRemoveRatingMutation()
  const [removeReply] = useRemoveRatingReplyMutation()
  useFocusReturn(part !== null)
  const close = () => setPart(null)
  // The heading of the rating: an order may have two.
  const whose = `rating-${ratingId}`
  const say = words[part ?? 'rating']
  return (
    <>
      <Inline justify="end">
        {hasReply && (
          <Button look="quiet" size="s" aria-describedby={whose} onClick={() => setPart('reply')}>
            {words.reply.label}
          </Button>
        )}
        <Button look="quiet" size="s" aria-describedby={whose} onClick={() => setPart('rating')}>
          {words.rating.label}
        </Button>
      </Inline>
      <RemovalDialog
        open={part !== null}
        title={say.title}
        description={say.description}
        label={say.label}
        done={say.done}
        reasons={removalReasons}
        onRemove={reason => {
          const variables = { input: { ratingId, reason } }
          return part === 'reply' ? removeReply({ variables }) : removeRating({ variables })
        }}
        onClose={close}
      />
    </>
  )
}
