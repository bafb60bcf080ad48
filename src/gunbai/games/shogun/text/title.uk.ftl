game-shogun = Шьогун
    .about = Боротьба даймьо за провінції: 2 роки таємних планів, податків, будівництва й битв у вежі, для 3–5 гравців.
puzzle-theme-shogun-order = Особливі карти
puzzle-theme-shogun-battle = Атаки
