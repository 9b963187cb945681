import { styled } from 'styled-components'
import { theme } from '../theme.js'

/** Days with a few figures each: two weeks in a row, and as many as fit on a phone. `data-tone` repeats what the words say. */
export const DayCells = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.1rem, 1fr));
  gap: ${theme.space.xxs};

  > li {
    display: grid;
    align-content: start;
    justify-items: center;
    min-height: 5.75rem;
    padding: ${theme.space.xs} ${theme.space.xxs};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
    font-size: ${theme.fontSize.s};
    line-height: ${theme.leading.snug};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  > [data-tone='full'] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.warningSoft};
  }

  > [data-tone='bad'] {
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
  }

  small {
    font-size: ${theme.fontSize.xs};
  }
`
