import { type RefObject, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { RevokeApiTokenDocument, type TokenRow_TokenFragment } from './generated/settings.js'
import { TokenRow } from './TokenRow.js'

type TokenListProps = {
  tokens: readonly TokenRow_TokenFragment[]
  /** Gets the focus when a token has left the list. */
  heading: RefObject<HTMLElement | null>
}

/** Each token has a Revoke button that asks for confirmation. */
export const TokenList = ({ tokens, heading }: TokenListProps) => {
  const [asked, setAsked] = useState<TokenRow_TokenFragment | null>(null)
  const [revoke, { loading }] = useMutation(RevokeApiTokenDocument)

  useFocusReturn(asked !== null, heading)

  const confirm = async () => {
    if (!asked) return
    try {
      await revoke({ variables: { id: asked.id } })
      toast({ title: 'Token revoked', description: `${asked.name} no longer works.` })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error revoking token', description })
    }
    setAsked(null)
  }
  return (
    <>
      <Stack as="ul" gap="m" tabIndex={-1} aria-label="API tokens">
        {tokens.map(token => (
          <li key={token.id}>
            <TokenRow token={token} onRevoke={() => setAsked(token)} />
          </li>
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={`Revoke ${asked?.name}?`}
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        look="danger"
        busy={loading}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        Programs that use it will stop working immediately. You can't undo this.
      </ConfirmDialog>
    </>
  )
}
