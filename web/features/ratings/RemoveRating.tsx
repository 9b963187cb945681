import { removalReasons } from '@rules/ratings/removalReasons.js'
import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { RemovalDialog } from '../../forms/dialogs/RemovalDialog.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { RemoveRatingDocument, RemoveRatingReplyDocument } from './generated/ratings.js'

const words = {
  rating: {
    label: 'Remove Rating',
    title: 'Remove this rating?',
    description:
      "It no longer counts, and they can't rate again. We'll tell both sides why. A low rating is not a reason.",
    done: 'Rating removed',
    gone: 'The rating has already been removed.',
  },
  reply: {
    label: 'Remove Reply',
    title: 'Remove this reply?',
    description: "The comment stays, and they can't reply again. We'll tell both sides why.",
    done: 'Reply removed',
    gone: 'The reply has already been removed.',
  },
}
type Part = keyof typeof words

type RemoveRatingProps = {
  ratingId: string
  /** The parts that can still be removed. */
  has: Record<Part, boolean>
}

/** Lets an admin remove a rating or its reply for a listed reason, and says so if the part is already gone. */
export const RemoveRating = ({ ratingId, has }: RemoveRatingProps) => {
  const [part, setPart] = useState<Part | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [removeRating] = useMutation(RemoveRatingDocument)
  const [removeReply] = useMutation(RemoveRatingReplyDocument)
  useFocusReturn(part !== null)
  const close = () => setPart(null)
  // Labeled by the rating's heading, because an order may have two ratings.
  const whose = `rating-${ratingId}`
  const say = words[part ?? 'rating']
  const remove = async (reason: keyof typeof removalReasons) => {
    const variables = { input: { ratingId, reason } }
    setRemoving(true)
    try {
      await (part === 'reply' ? removeReply({ variables }) : removeRating({ variables }))
      close()
    } finally {
      setRemoving(false)
    }
  }
  return (
    <>
      <Inline justify="end" style={has.rating || has.reply ? undefined : { display: 'none' }}>
        {has.reply && (
          <Button look="quiet" size="s" aria-describedby={whose} onClick={() => setPart('reply')}>
            {words.reply.label}
          </Button>
        )}
        {has.rating && (
          <Button look="quiet" size="s" aria-describedby={whose} onClick={() => setPart('rating')}>
            {words.rating.label}
          </Button>
        )}
      </Inline>
      {part !== null && !isRemoving && !has[part] ? (
        <ConfirmDialog
          open
          title={say.title}
          confirmLabel={say.label}
          canConfirm={false}
          onConfirm={close}
          onClose={close}
        >
          <div role="alert">{say.gone}</div>
        </ConfirmDialog>
      ) : (
        <RemovalDialog
          open={part !== null}
          title={say.title}
          description={say.description}
          label={say.label}
          done={say.done}
          reasons={removalReasons}
          onRemove={remove}
          onClose={close}
        />
      )}
    </>
  )
}
