import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../ui/theme.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

const Cards = styled(RadioGroup.Root)<{ $min: string }>`
  display: grid;
  gap: ${theme.space.xs};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
`

const Picture = styled.span`
  display: block;
  grid-column: 1 / -1;
`

const CardItem = styled(RadioGroup.Item)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.touch};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  text-align: left;
  transition: border-color ${theme.motion.quick}, background-color ${theme.motion.quick};

  &:hover:not(:disabled) {
    border-color: ${theme.color.ink};
  }

  &[data-state='checked'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  [aria-invalid='true'] > & {
    border-color: ${theme.color.danger};
  }

  &:disabled {
    opacity: 0.6;
  }
`

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${theme.color.lineStrong};
  border-radius: 50%;
  background: ${theme.color.raised};

  [data-state='checked'] > & {
    border: 6px solid ${theme.color.accent};
  }
`

const Words = styled.span`
  display: block;

  strong {
    display: block;
    font-weight: ${theme.weight.strong};
    line-height: ${theme.leading.snug};
  }

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.s};
    line-height: ${theme.leading.snug};
  }

  @media ${media.phone} {
    small {
      font-size: ${theme.fontSize.xs};
    }
  }
`

type RadioCard = { value: string; label: string; detail?: string; picture?: ReactNode }

type RadioCardsFieldProps = FieldWords & {
  options: readonly RadioCard[]
  /** The minimum width of a card. */
  min?: string
}

/** A few options, each worth a look before choosing. */
export const RadioCardsField = ({
  name,
  label,
  help,
  optional,
  required,
  options,
  min = '13rem',
}: RadioCardsFieldProps) => {
  const field = useZodField(name)
  return (
    <FieldFrame
      group
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      optional={optional}
      required={required}
    >
      <Cards
        {...frameProps(field.id, field.error, { help, optional, required })}
        aria-labelledby={`${field.id}-label`}
        name={name}
        value={field.value ?? ''}
        onValueChange={field.set}
        disabled={field.busy}
        $min={min}
      >
        {options.map(({ value, label: words, detail, picture }) => (
          <CardItem key={value} value={value}>
            {picture !== undefined && <Picture>{picture}</Picture>}
            <Dot />
            <Words>
              <strong>{words}</strong>
              {detail !== undefined && <small>{detail}</small>}
            </Words>
          </CardItem>
        ))}
      </Cards>
    </FieldFrame>
  )
}
