import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { IconButton } from '../actions/IconButton.js'
import { dialogRoom, media, theme } from '../theme.js'
import { useEscapeOrder } from './escapeOrder.js'
import { isForeign } from './helpers.js'
import { scrimStyle, sheetStyle } from './overlayStyle.js'
import { useClosesOnBack } from './useClosesOnBack.js'
import { useModalFocus } from './useModalFocus.js'

const widths = { s: '440px', m: '600px', l: '920px', xl: '1360px' }

/* A large dialog mostly loads its content: it grows downward, and its title stays where it is. */
const Scrim = styled(Radix.Overlay)<{ $isLarge: boolean }>`
  ${scrimStyle}

  @media ${media.medium} {
    ${({ $isLarge }) => $isLarge && 'align-items: start;'}
  }
`

const Sheet = styled(Radix.Content)<{ $size: keyof typeof widths; $hasFoot: boolean }>`
  ${sheetStyle}

  /* What is at the foot covers nothing: the content scrolls above it. */
  ${({ $hasFoot }) =>
    $hasFoot &&
    css`
      display: flex;
      flex-direction: column;
      overflow: hidden;

      > [data-body] {
        /* What is only read aloud would otherwise stretch the sheet, which then scrolls as well. */
        position: relative;
        flex: 1;
        min-height: 0;
        margin-inline: -${theme.space.m};
        padding-inline: ${theme.space.m};
        overflow-y: auto;
        overscroll-behavior: contain;
        scroll-padding-bottom: ${dialogRoom};
      }

      > [data-body]:last-child {
        margin-bottom: -${theme.space.m};
        padding-bottom: ${theme.space.m};
      }

      @media ${media.medium} {
        > [data-body] {
          margin-inline: -${theme.space.l};
          padding-inline: ${theme.space.l};
        }

        > [data-body]:last-child {
          margin-bottom: -${theme.space.l};
          padding-bottom: ${theme.space.l};
        }
      }

      @media ${media.low} {
        display: block;
        overflow-y: auto;

        > [data-body] {
          overflow: visible;
        }
      }

      @media print {
        display: block;
        overflow: visible;

        > [data-body] {
          overflow: visible;
        }
      }
    `}

  @media ${media.phone} {
    ${({ $size }) =>
      ($size === 'l' || $size === 'xl') &&
      css`
        height: 100dvh;
        max-height: 100dvh;
        border-radius: 0;
      `}
  }

  @media ${media.medium} {
    max-width: ${({ $size }) => widths[$size]};
  }
`

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding: ${theme.space.m} 0 ${theme.space.s};
  background: ${theme.color.surface};

  @media ${media.low} {
    position: static;
  }

  > button {
    margin: -8px -12px 0 0;
  }
`

const Title = styled(Radix.Title)`
  /* A long name breaks before it pushes the close button out of view. */
  min-width: 0;
  padding-top: 3px;
  font-family: ${theme.font.heading};
  font-size: ${theme.fontSize.xl};
  font-weight: ${theme.weight.heading};
  line-height: ${theme.leading.tight};
  text-wrap: balance;
`

const Foot = styled.footer`
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`

const Description = styled(Radix.Description)`
  margin-bottom: ${theme.space.m};
  color: ${theme.color.muted};
`

type DialogProps = {
  open: boolean
  /** Called for Esc, the close button, a press outside and Back. */
  onClose: () => void
  title: ReactNode
  /** Null while it loads; the dialog reserves its line from the start. */
  description?: ReactNode
  size?: keyof typeof widths
  /** True if the URL says that the dialog is open (`?order=ID`), so that Back closes it without a guard. */
  inAddress?: boolean
  /**
   * Stays in view below the content, which scrolls above it. Null while there is nothing to do: a dialog that may
   * have a footer says so from the start, or its content would move.
   */
  foot?: ReactNode
  children: ReactNode
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** A form's first field, but not one further down, below something to be read first. */
const focusFirstField = (event: Event) => {
  const sheet = event.currentTarget as HTMLElement | null
  // On a phone a focused field would raise the keyboard over the dialog's text.
  const field = window.matchMedia?.('(pointer: coarse)').matches
    ? null
    : sheet?.querySelector<HTMLElement>('[data-body] :is(input, select, textarea)')
  const isNear = field && sheet && topOf(field) - topOf(sheet) < window.innerHeight / 2
  event.preventDefault()
  ;(isNear ? field : sheet)?.focus()
}

const staysForHelpers = (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
  if (isForeign(event.detail.originalEvent.target)) event.preventDefault()
}

export const Dialog = ({
  open,
  onClose,
  title,
  description,
  size = 'm',
  inAddress = false,
  foot,
  children,
}: DialogProps) => {
  const focus = useModalFocus(open)
  useEscapeOrder(open, onClose)
  useClosesOnBack(open && !inAddress, onClose)
  return (
    <Radix.Root open={open} onOpenChange={next => !next && onClose()}>
      <Radix.Portal>
        <Scrim data-scrim="" $isLarge={size === 'l' || size === 'xl'}>
          <Sheet
            $size={size}
            $hasFoot={foot !== undefined}
            onOpenAutoFocus={focusFirstField}
            onPointerDownOutside={staysForHelpers}
            {...focus}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <Head>
              <Title>{title}</Title>
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden="true" />} data-print="hide" />
              </Radix.Close>
            </Head>
            {description !== undefined && <Description>{description ?? '\u00a0'}</Description>}
            <div data-body="">{children}</div>
            {foot && <Foot data-print="hide">{foot}</Foot>}
          </Sheet>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  )
}
