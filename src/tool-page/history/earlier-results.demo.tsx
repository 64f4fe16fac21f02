/** What a generator made before the present result. */
import { useState } from 'react';
import { Button } from '#ui/controls/buttons/button.tsx';
import { EarlierResults } from './earlier-results.tsx';

export const Three = () => {
  const [count, setCount] = useState(1);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>{`${8080 + count}`}</Button>
      <EarlierResults
        success={{ operation: 'generate', input: undefined, value: `${8080 + count}`, notices: [], duration: 1 }}
        options={{}}
        count={3}
      />
    </>
  );
};
