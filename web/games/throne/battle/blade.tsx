/** The Valyrian steel blade: in its sheath, or drawn. */
export function Blade({ isDrawn }: { readonly isDrawn: boolean }) {
  return (
    <svg className={isDrawn ? "battle-blade drawn" : "battle-blade"} viewBox="0 0 60 190" aria-hidden="true">
      {isDrawn ? (
        <g className="steel">
          <path d="M25.5 58H34.5V158L30 176L25.5 158Z" fill="#e9eef0" stroke="#2a2017" strokeWidth="1.6" />
          <path
            d="M30 62V160M27.5 84q2.5 5 5 0M27.5 108q2.5 5 5 0M27.5 132q2.5 5 5 0"
            fill="none"
            stroke="#6c7a84"
            strokeWidth="1.3"
          />
        </g>
      ) : (
        <g className="sheath" strokeWidth="1.6">
          <path d="M24 62H36V170L30 184L24 170Z" />
          <path d="M24 74H36M24 160H36" />
        </g>
      )}
      <g stroke="#2a2017" strokeWidth="1.6">
        <path d="M8 50Q30 60 52 50V58Q30 66 8 58Z" fill="#b98a2e" />
        <path d="M26.5 18H33.5V52H26.5Z" fill="#5b3a22" />
        <path d="M26.5 26H33.5M26.5 34H33.5M26.5 42H33.5" stroke="#b98a2e" />
        <circle cx="30" cy="12" r="7.5" fill="#8a1f2b" />
      </g>
    </svg>
  );
}
